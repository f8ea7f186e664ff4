import { optionsOf, sendNext } from './scenario.js'

export const options = optionsOf('rush')

export default function run (): void {
  sendNext('rush')
}
