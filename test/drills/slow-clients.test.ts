import { testDrill } from '../drill.js'

testDrill('slow-clients')
