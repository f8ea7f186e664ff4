import { testDrill } from '../drill.js'

testDrill('kill')
