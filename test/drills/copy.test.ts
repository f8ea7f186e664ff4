import { testDrill } from '../drill.js'

testDrill('copy')
