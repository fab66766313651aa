import { expect, test } from 'vitest'
import { isPostcode, postcodeErrors, requirePostcode } from './postcode.ts'

const t = ((key: string, params: object) => (params ? `${key} ${JSON.stringify(params)}` : key)) as never

/** Countries by the format of their postcodes. */
const examples = {
  '1234': 'AT BE BG CH CY DK HU LU NO SI',
  '12345': 'DE EE ES FI FR GR HR IT SE CZ SK',
  '123456': 'RO',
  '1234XX': 'NL',
  '12-345': 'PL',
  '1234-567': 'PT',
  LT12345: 'LT',
  LV1234: 'LV',
}

test.each(Object.entries(examples).flatMap(([example, codes]) => codes.split(' ').map((code) => [code, example])))(
  'a postcode of %s looks like %s',
  (country, example) => {
    expect(isPostcode(country, example)).toBe(true)
    expect(isPostcode(country, `${example}1`)).toBe(false)
    expect(isPostcode(country, example.slice(0, -1))).toBe(false)
    expect(isPostcode(country, 'ABCDEFGH')).toBe(false)
  },
)

test('a prefix of the country, spaces and case do not matter', () => {
  for (const text of ['B-9000', 'be - 9000', ' B -9000', '90 00'])
    expect([text, isPostcode('BE', text)]).toEqual([text, true])
  expect(isPostcode('NL', '1012 ab')).toBe(true)
  for (const text of ['BELG-9000', 'B 9000', '9000-B', '-9000x'])
    expect([text, isPostcode('BE', text)]).toEqual([text, false])
})

test('a country with several formats accepts any text', () => {
  expect([isPostcode('GB', 'SW1A 1AA'), isPostcode('IE', 'x')]).toEqual([true, true])
})

test('the error is at the field, with an example of the format', () => {
  expect(postcodeErrors({ t }, 'NL', '1012')).toEqual({ postcode: ['forms.postcode {"example":"1234XX"}'] })
  expect(postcodeErrors({ t }, 'NL', '1012AB')).toEqual({})
  // an empty one is missing, which another check reports
  expect(postcodeErrors({ t }, 'NL', '')).toEqual({})
})

test('requirePostcode throws a problem with the error', () => {
  expect(() => requirePostcode({ t }, 'BE', '9000')).not.toThrow()
  expect(() => requirePostcode({ t }, 'BE', 'x')).toThrow(
    expect.objectContaining({
      problem: { status: 422, title: 'problems.invalid', errors: { postcode: ['forms.postcode {"example":"1234"}'] } },
    }),
  )
})
