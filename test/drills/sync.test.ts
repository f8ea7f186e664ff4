import { testDrill } from '../drill.js'

testDrill('sync')
