import { iso31661 } from 'iso-3166'

const CODES = new Set(iso31661.map(({ alpha2 }) => alpha2))
/** What the European Union calls two countries. */
const OTHER_CODES = new Map([['UK', 'GB'], ['EL', 'GR']])

/** Whether the text is the two-letter code of a country in ISO 3166-1. */
export const isCountry = (text: string): boolean => CODES.has(text)

/** The code of ISO 3166-1 that is meant by this one. */
export const countryMeantBy = (code: string): string | undefined => OTHER_CODES.get(code)
