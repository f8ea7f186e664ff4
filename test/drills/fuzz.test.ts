import { testDrill } from '../drill.js'

testDrill('fuzz')
