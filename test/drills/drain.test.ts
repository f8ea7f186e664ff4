import { testDrill } from '../drill.js'

testDrill('drain')
