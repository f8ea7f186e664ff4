import { testDrill } from '../drill.js'

testDrill('followers')
