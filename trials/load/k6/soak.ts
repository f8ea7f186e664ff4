import { optionsOf, sendNext } from './scenario.js'

export const options = optionsOf('soak')

export default function run (): void {
  sendNext('soak')
}
