import { testDrill } from '../drill.js'

testDrill('stale')
