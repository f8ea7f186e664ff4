import { DRILLS } from '../../trials/drill/drills.js'
import { testDrill } from '../drill.js'

for (const name of Object.keys(DRILLS)) if (name !== 'kill') testDrill(name)
