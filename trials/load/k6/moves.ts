import { optionsOf, sendNext } from './scenario.js'

export const options = optionsOf('moves')

export default function run (): void {
  sendNext('moves')
}
