import { optionsOf, sendNext } from './scenario.js'

export const options = optionsOf('browse')

export default function run (): void {
  sendNext('browse')
}
