import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeQuery, toWords } from './fold.ts'
import { toHighlightParts } from './highlight.ts'

const mark = (name: string, text: string) =>
  toHighlightParts(name, toWords(normalizeQuery(text)))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test('highlights matches, also inside compounds', () => {
  expect(mark('Tomatenpassata', 'tomat')).toBe('[Tomat]enpassata')
  expect(mark('Rispentomaten rot, Klasse I', 'tomat')).toBe('Rispen[tomat]en rot, Klasse I')
  expect(mark('Penne Rigate mit Tomate', 'TOM pen')).toBe('[Pen]ne Rigate mit [Tom]ate')
})

test('matches despite accents, ligatures and spelled-out umlauts, and highlights whole characters', () => {
  expect(mark('Crème brûlée', 'creme brul')).toBe('[Crème] [brûl]ée')
  expect(mark('Cre\u0300me fraîche', 'creme')).toBe('[Cre\u0300me] fraîche')
  expect(mark('Weißwein', 'weiss')).toBe('[Weiß]wein')
  expect(mark('Bœuf haché', 'boe')).toBe('[Bœ]uf haché')
  expect(mark('Ziegenkäse', 'kaese')).toBe('Ziegen[käse]')
})

test('highlights words under three characters only at word starts', () => {
  expect(mark('Pasta al dente', 'de')).toBe('Pasta al [de]nte')
  expect(mark('Pasta', 'st')).toBe('Pasta')
})

test('highlights a short word that is followed by another only as a whole word', () => {
  expect(mark('Devenir client, minimum de commande', 'minimum de com')).toBe(
    'Devenir client, [minimum] [de] [com]mande',
  )
  expect(mark('Delta de pain', 'pain de')).toBe('[De]lta [de] [pain]')
})

test('a name that matched in another language has no highlights', () => {
  expect(mark('Gingembre', 'gember')).toBe('Gingembre')
})

test('the parts always concatenate to the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, text) => {
      const pieces = toHighlightParts(name, toWords(normalizeQuery(text)))
      expect(pieces.map((piece) => piece.text).join('')).toBe(name)
    }),
  )
})
