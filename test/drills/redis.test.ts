import { testDrill } from '../drill.js'

testDrill('redis')
