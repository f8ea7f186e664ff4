import { LIST } from '../../src/domain/kinds/list.js'
import type { Resource } from '../../src/domain/shared/resource.js'
import { GADGET, LOAN } from './gadgets.js'

// The table of kinds with two more, before anything reads it.
(LIST as readonly unknown[] as Resource[]).push(GADGET, LOAN)
