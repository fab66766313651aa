import { expect, test } from 'vitest'
import { countryCodes } from './countries.ts'
import { exemptBuyer, memberStateOf } from './intra-community.ts'

const fr = 'FR83404833048'
const inLille = ['FR', '59000'] as const
const inGhent = ['BE', '9000'] as const

test.each([
  // another member state, and a valid number of another member state
  [fr, inLille, fr],
  ['FR 83 404 833 048', inLille, fr],
  ['DE123456788', inLille, 'DE123456788'],
  [fr, ['DE', '52062'], fr],
  [fr, ['NL', '4561 AA'], fr],
  ['EL123456789', ['GR', '105 57'], 'EL123456789'],
  ['GR123456789', ['GR', '105 57'], 'EL123456789'],
  ['XI123456789', ['GB', 'BT1 5GS'], 'XI123456789'],
  ['XI123456789', inLille, 'XI123456789'],
  [fr, ['GB', 'bt15gs'], fr],
  [fr, ['FR', '98000'], fr],
  // delivered at home
  [fr, inGhent, null],
  ['EL123456789', inGhent, null],
  // outside the EU, or in a territory without the VAT of the EU
  [fr, ['CH', '1201'], null],
  [fr, ['NO', '0150'], null],
  [fr, ['GB', 'SW1A 1AA'], null],
  ['XI123456789', ['GB', 'SW1A 1AA'], null],
  ['XI123456789', ['GB', ''], null],
  ['ESX1234567X', ['ES', '35001'], null],
  ['ESX1234567X', ['ES', '28001'], 'ESX1234567X'],
  [fr, ['FR', '97400'], null],
  ['DE123456788', ['DE', '27498'], null],
  ['FI12345678', ['FI', '22100'], null],
  ['IT12345678901', ['IT', '23041'], null],
  ['EL123456789', ['GR', '630 86'], null],
  // postcodes that contain the digits of such a territory further on
  ['DE123456788', ['DE', '12749'], 'DE123456788'],
  ['ESX1234567X', ['ES', '28035'], 'ESX1234567X'],
  ['FI12345678', ['FI', '00220'], 'FI12345678'],
  [fr, ['FR', '75971'], fr],
  ['IT12345678901', ['IT', '02304'], 'IT12345678901'],
  // the buyer has no number, an invalid one, one of the wholesaler's state or one from outside the EU
  [null, inLille, null],
  ['', inLille, null],
  ['FR84404833048', inLille, null],
  ['83404833048', inLille, null],
  ['BE0123456749', inLille, null],
  ['GB123456789', inLille, null],
  ['GB123456789', ['GB', 'BT1 5GS'], null],
] as const)(
  'a buyer with the number %j and goods delivered to %j: exempt for %j, and never if collected',
  (vatNumber, [country, postcode], buyer) => {
    const supply = { vatNumber, place: { country, postcode }, sellerCountry: 'BE' }
    expect(exemptBuyer({ ...supply, method: 'delivery_delivery' })).toBe(buyer)
    expect(exemptBuyer({ ...supply, method: 'pickup_pickup' })).toBeNull()
  },
)

test('an order without a delivery address has domestic VAT', () => {
  const supply = { vatNumber: fr, place: undefined, method: 'delivery_delivery', sellerCountry: 'BE' } as const
  expect(exemptBuyer(supply)).toBeNull()
})

test.each([
  ['NL', 'BE0123456749', ['BE', '9000'], 'BE0123456749'],
  ['NL', 'BE0123456749', ['NL', '4561 AA'], null],
  ['FR', fr, inLille, null],
  ['FR', fr, inGhent, null],
  ['GR', 'EL123456789', inGhent, null],
  ['GR', 'BE0123456749', inGhent, 'BE0123456749'],
] as const)(
  'a seller in %s, a buyer with %s and goods delivered to %j: exempt for %j',
  (sellerCountry, vatNumber, to, buyer) => {
    const [country, postcode] = to
    const supply = { vatNumber, place: { country, postcode }, method: 'delivery_delivery', sellerCountry } as const
    expect(exemptBuyer(supply)).toBe(buyer)
  },
)

test('of the countries for addresses 27 are member states', () => {
  const states = countryCodes.filter((country) => memberStateOf({ country, postcode: '10000' }) === country)
  expect(states).toHaveLength(27)
  expect(countryCodes.filter((country) => !states.includes(country))).toEqual(['CH', 'GB', 'NO'])
})
