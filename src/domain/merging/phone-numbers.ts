import type { CountryCode } from 'libphonenumber-js/min'
import { countryMeantBy } from '../../countries.js'

// One telephone number has many forms. `+55 81 5550-0142` is `0055 81 5550 0142` from elsewhere, and `(81) 5550-0142` or `081 5550-0142`
// within Brazil, so that only the country of the person tells what such a number is.

/** What is compared of a number that a person has. */
export interface PhoneNumber {
  digits: string
  /** The whole number, as `+558155500142`; undefined if it is none in any country of the person. */
  whole: string | undefined
  /** The digits of its usual forms. */
  forms: string[]
}

export type ReadNumber = (number: string, countries: ReadonlyArray<string | null>) => PhoneNumber

/** Loaded when it is first needed: the numbering plans of the world need 2 MB. */
export async function loadNumbers (): Promise<ReadNumber> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return (number, countries) => {
    const digits = digitsIn(number)
    const codes = countries.map(code => countryMeantBy(code ?? '') ?? code ?? '')
    const country = codes.find((code): code is CountryCode => isSupportedCountry(code))
    const parsed = parsePhoneNumberFromString(number, country)
    if (parsed?.isPossible() !== true) return { digits, whole: undefined, forms: [digits] }
    const { countryCallingCode: code, nationalNumber: national, number: whole } = parsed
    const forms = [digits, ...['', '00', '011'].map(prefix => prefix + code + national), `${code}0${national}`, national, `0${national}`]
    return { digits, whole, forms: [...new Set([...forms, digitsIn(parsed.formatNational())])] }
  }
}

const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '')
