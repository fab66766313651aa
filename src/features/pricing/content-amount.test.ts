import { expect, test } from 'vitest'
import { formatContent, nonBreakingSizes, parseContent, totalContent } from './content-amount.ts'

test('parses the content of a packing in the number format of each language', () => {
  expect(parseContent('12 x 750 ml', 'en')).toEqual({ count: 12, amount: 9, unit: 'l' })
  expect(parseContent('6 × 2,55 kg', 'nl')).toMatchObject({ count: 6, unit: 'kg' })
  expect(parseContent('6 × 2,55 kg', 'nl')?.amount).toBeCloseTo(15.3)
  expect(parseContent('2.5 kg', 'en')).toEqual({ count: 1, amount: 2.5, unit: 'kg' })
  expect(parseContent('1.000 g', 'de')?.amount).toBeCloseTo(1)
  expect(parseContent('1\u202f000 g', 'fr')?.amount).toBeCloseTo(1)
})

test('knows the units of weight and volume, also without spaces', () => {
  const amounts = ['500 mg', '500 g', '500 gr', '2 kg', '250 ml', '75 cl', '5 dl', '3 l', '6x75 cl'].map((text) => {
    const { amount = 0, unit } = parseContent(text, 'nl') ?? {}
    return `${Number(amount.toFixed(6))} ${unit}`
  })
  expect(amounts).toEqual('0.0005 kg,0.5 kg,0.5 kg,2 kg,0.25 l,0.75 l,0.5 l,3 l,4.5 l'.split(','))
})

test('gives the total content of a packing if the number of its inner packings is known', () => {
  const bottle = { content_value: '750 ml', content_packaging: 'bottle', packing_label: 'box' }
  expect(totalContent({ ...bottle, content_value: '12x750 ml' })).toBe('12x750 ml')
  expect(totalContent({ ...bottle, content_count: 1 })).toBe('750 ml')
  expect(totalContent({ ...bottle, content_count: 12 })).toBe('12 x 750 ml')
  expect(totalContent({ ...bottle, packing_label: ' Bottle ' })).toBe('750 ml')
  expect(totalContent({ ...bottle, content_packaging: 'Bottle ', packing_label: 'bottle' })).toBe('750 ml')
  expect(totalContent(bottle)).toBeNull()
  expect(totalContent({ ...bottle, content_value: null })).toBeNull()
})

test('counts pieces, also inside a case', () => {
  expect(parseContent('150 stuks', 'nl')).toEqual({ count: 150, amount: 150, unit: 'piece' })
  expect(parseContent('12 x 4 Stück', 'de')).toEqual({ count: 48, amount: 48, unit: 'piece' })
  expect(parseContent('1 pièce', 'fr')).toEqual({ count: 1, amount: 1, unit: 'piece' })
})

test('returns null for content that cannot be parsed', () => {
  for (const text of [
    null,
    undefined,
    '',
    'assorted',
    '0 kg',
    '5 x',
    '10 m',
    '1,5,5 kg of it',
    '3 postkisten',
    '3 stukstuk',
    '. kg',
  ])
    expect(parseContent(text, 'en')).toBeNull()
})

test('formats content with a multiplication sign and non-breaking spaces', () => {
  expect(formatContent('2 x 6 x 1,5 kg')).toBe('2\u00a0×\u00a06\u00a0×\u00a01,5\u00a0kg')
  expect(formatContent('2x6 kg')).toBe('2\u00a0×\u00a06\u00a0kg')
  expect(formatContent('25 kg')).toBe('25\u00a0kg')
  expect(formatContent(undefined)).toBe(null)
})

test('puts non-breaking spaces into the sizes in a name', () => {
  expect(nonBreakingSizes('Skate wings, 250/350 g')).toBe('Skate wings, 250/350\u00a0g')
  expect(nonBreakingSizes('Sliced bread, 10 × 10 cm')).toBe('Sliced bread, 10\u00a0×\u00a010\u00a0cm')
  expect(nonBreakingSizes('Pluma, 50 % shaved')).toBe('Pluma, 50\u00a0% shaved')
  expect(nonBreakingSizes('Set of 30 glasses, 3 legs')).toBe('Set of 30 glasses, 3 legs')
})
