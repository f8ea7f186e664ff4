import { testDrill } from '../drill.js'

testDrill('failover')
