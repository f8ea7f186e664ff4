import type { Engine } from '../src/database/port.js'
import type { Rig } from './rig.js'

/** A drill: a failure caused for real servers, and what they promise under it. */
export interface Drill {
  /** One line for the list of drills. */
  summary: string
  /** Why the engine makes no difference to its promises: the suite then runs it on the embedded database alone. */
  onAnyEngine?: string
  /** Does it, and tells the rig its figures and whether each promise held. What it starts through the rig, the rig ends. */
  run: (rig: Rig) => Promise<void>
}

export interface DrillOptions {
  engine: Engine
  /** A login that may create databases; for the engine `postgresql`. */
  databaseUrl: string | undefined
  /** As little as shows that the drill works. */
  short: boolean
  /** Length of the load, where a drill has one; its own choice unless it is named. */
  seconds: number | undefined
  /** How often it is done, where a drill repeats something; its own choice unless it is named. */
  rounds: number | undefined
  /** Random choices follow from it. */
  seed: number
  /** Factor for promised times, for a busy machine. */
  patience: number
}

export interface Figure { name: string, value: number | string, unit: string }

export interface Promised {
  text: string
  held: boolean
  /** The observation, to find out why a promise was broken. */
  seen: string
}

export interface DrillResult {
  figures: Figure[]
  promises: Promised[]
  /** Skipped parts, and why. */
  skipped: string[]
}
