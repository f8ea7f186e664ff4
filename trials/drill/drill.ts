import type { Rig } from './rig.js'

/** A drill: a failure caused for real servers, and what they promise under it. */
export interface Drill {
  /** One line for the list of drills. */
  summary: string
  /** Does it, and tells the rig its figures and whether each promise held. What it starts through the rig, the rig ends. */
  run: (rig: Rig) => Promise<void>
}
