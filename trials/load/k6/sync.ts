import { optionsOf, sendNext } from './scenario.js'

export const options = optionsOf('sync')

export default function run (): void {
  sendNext('sync')
}
