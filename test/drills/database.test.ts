import { testDrill } from '../drill.js'

testDrill('database')
