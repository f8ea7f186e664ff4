import { testDrill } from '../drill.js'

testDrill('overload')
