import { testDrill } from '../drill.js'

testDrill('standby')
