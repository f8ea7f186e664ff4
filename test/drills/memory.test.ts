import { testDrill } from '../drill.js'

testDrill('memory')
