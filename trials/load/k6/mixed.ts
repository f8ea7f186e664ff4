import { optionsOf, sendNext } from './scenario.js'

export const options = optionsOf('mixed')

export default function run (): void {
  sendNext('mixed')
}
