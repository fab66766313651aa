import { expect, test } from 'vitest'
import { toTaxedRows, totalsOf } from './totals.ts'

const crate = { number: '1', quantity: 1, priceCents: 390, totalCents: 390, name: 'crate' }
const goods = { quantity: 2, priceCents: 1_000, vatPercent: 6 }

test('deposits are added to the grand total and its taxes, and returned ones are deducted', () => {
  const lines = [{ ...goods, deposits: [{ ...crate, vatPercent: 21 }] }]
  expect(totalsOf(lines)).toMatchObject({
    subtotalCents: 2_000,
    depositCents: 390,
    taxCents: 202,
    grandTotalCents: 2_592,
  })
  expect(totalsOf([goods], null, [{ ...crate, vatPercent: 21 }])).toMatchObject({
    subtotalCents: 2_000,
    depositCents: 0,
    taxCents: 38,
    grandTotalCents: 1_648,
  })
})

test('deposits without VAT are in the grand total, and in a row that is not taxed', () => {
  const totals = totalsOf([{ ...goods, deposits: [{ ...crate, vatPercent: null }] }])
  expect(totals.grandTotalCents).toBe(2_510)
  expect(totals.taxes).toEqual([
    { percent: 6, cents: 120, baseCents: 2_000 },
    { percent: 0, cents: 0, baseCents: 390, isExcluded: true },
  ])
  expect(toTaxedRows(totals.taxes)).toEqual([{ percent: 6, cents: 120, baseCents: 2_000 }])
})
