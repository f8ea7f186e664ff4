import type { Random } from './random.js'

interface Market { currency: string, period: 'month' | 'year', factor: number }

/** How jobs are paid in a country: `factor` turns a monthly pay in BRL into an amount that is usual there. */
const MARKETS = {
  BR: { currency: 'BRL', period: 'month', factor: 1 },
  PT: { currency: 'EUR', period: 'month', factor: 0.25 },
  ES: { currency: 'EUR', period: 'year', factor: 3.8 },
  DE: { currency: 'EUR', period: 'year', factor: 6 },
  GB: { currency: 'GBP', period: 'year', factor: 5.2 },
  US: { currency: 'USD', period: 'year', factor: 9 },
  MX: { currency: 'MXN', period: 'month', factor: 3.5 },
  AR: { currency: 'ARS', period: 'month', factor: 190 },
  CL: { currency: 'CLP', period: 'month', factor: 170 },
  CO: { currency: 'COP', period: 'month', factor: 680 }
} as const satisfies Record<string, Market>

/** `dial` is the telephone prefix with which made-up numbers begin. */
export interface Place { city: string, state: string, country: keyof typeof MARKETS, dial: string }

const BRAZILIAN: readonly Place[] = [
  { city: 'São Paulo', state: 'São Paulo', country: 'BR', dial: '+55 11' },
  { city: 'Campinas', state: 'São Paulo', country: 'BR', dial: '+55 19' },
  { city: 'Ribeirão Preto', state: 'São Paulo', country: 'BR', dial: '+55 16' },
  { city: 'Rio de Janeiro', state: 'Rio de Janeiro', country: 'BR', dial: '+55 21' },
  { city: 'Niterói', state: 'Rio de Janeiro', country: 'BR', dial: '+55 21' },
  { city: 'Belo Horizonte', state: 'Minas Gerais', country: 'BR', dial: '+55 31' },
  { city: 'Uberlândia', state: 'Minas Gerais', country: 'BR', dial: '+55 34' },
  { city: 'Vitória', state: 'Espírito Santo', country: 'BR', dial: '+55 27' },
  { city: 'Curitiba', state: 'Paraná', country: 'BR', dial: '+55 41' },
  { city: 'Maringá', state: 'Paraná', country: 'BR', dial: '+55 44' },
  { city: 'Florianópolis', state: 'Santa Catarina', country: 'BR', dial: '+55 48' },
  { city: 'Joinville', state: 'Santa Catarina', country: 'BR', dial: '+55 47' },
  { city: 'Porto Alegre', state: 'Rio Grande do Sul', country: 'BR', dial: '+55 51' },
  { city: 'Brasília', state: 'Distrito Federal', country: 'BR', dial: '+55 61' },
  { city: 'Goiânia', state: 'Goiás', country: 'BR', dial: '+55 62' },
  { city: 'Salvador', state: 'Bahia', country: 'BR', dial: '+55 71' },
  { city: 'Recife', state: 'Pernambuco', country: 'BR', dial: '+55 81' },
  { city: 'João Pessoa', state: 'Paraíba', country: 'BR', dial: '+55 83' },
  { city: 'Fortaleza', state: 'Ceará', country: 'BR', dial: '+55 85' },
  { city: 'Belém', state: 'Pará', country: 'BR', dial: '+55 91' },
  { city: 'Manaus', state: 'Amazonas', country: 'BR', dial: '+55 92' }
]

const INTERNATIONAL: readonly Place[] = [
  { city: 'Lisboa', state: 'Lisboa', country: 'PT', dial: '+351' },
  { city: 'Porto', state: 'Porto', country: 'PT', dial: '+351' },
  { city: 'Málaga', state: 'Andalucía', country: 'ES', dial: '+34' },
  { city: 'Berlin', state: 'Berlin', country: 'DE', dial: '+49 30' },
  { city: 'London', state: 'England', country: 'GB', dial: '+44 20' },
  { city: 'Austin', state: 'Texas', country: 'US', dial: '+1 512' },
  { city: 'Guadalajara', state: 'Jalisco', country: 'MX', dial: '+52 33' },
  { city: 'Córdoba', state: 'Córdoba', country: 'AR', dial: '+54 351' },
  { city: 'Valparaíso', state: 'Valparaíso', country: 'CL', dial: '+56 32' },
  { city: 'Medellín', state: 'Antioquia', country: 'CO', dial: '+57 604' }
]

/** A real city, four times of five in Brazil. */
export function pickPlace (random: Random): Place {
  return random.pick(random.chance(0.8) ? BRAZILIAN : INTERNATIONAL)
}

/** A monthly pay in BRL as it would be stated in a place, to two digits. */
export function localPay (monthly: number, place: Place): Market & { amount: number } {
  const market = MARKETS[place.country]
  return { ...market, amount: Number((monthly * market.factor).toPrecision(2)) }
}
