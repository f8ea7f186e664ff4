import { testDrill } from '../drill.js'

testDrill('one-in-the-way')
