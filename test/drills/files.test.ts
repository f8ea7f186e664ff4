import { testDrill } from '../drill.js'

testDrill('files')
