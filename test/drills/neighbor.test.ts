import { testDrill } from '../drill.js'

testDrill('neighbor')
