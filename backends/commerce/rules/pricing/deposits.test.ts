import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultDeliveryFeeRule, missingCents, orderTotals, shippingCodes } from '../shipping.ts'
import { type PricedLine, totalsOf } from '../totals.ts'
import { depositCents, depositVatPercent, toDeposits } from './deposits.ts'

// F640
test('deposits have no VAT in Belgium, the Netherlands, Luxembourg and France, and the rate of the goods elsewhere', () => {
  expect(['BE', 'NL', 'LU', 'FR'].map((country) => depositVatPercent(country, 21))).toEqual([null, null, null, null])
  expect(['DE', 'AT', 'IT'].map((country) => depositVatPercent(country, 19))).toEqual([19, 19, 19])
  expect(depositVatPercent('DE', 7)).toBe(7)
})

const beer = { deposits: '[["B","bottle",24,10],["C","crate",1,210]]', vat_percent: 21 }

// F639
test('the deposit of a line is that of a packing times its quantity, and a product without deposits has none', () => {
  expect(toDeposits(beer, 3, 'BE')).toEqual([
    { number: 'B', name: 'bottle', quantity: 72, priceCents: 10, totalCents: 720, vatPercent: null },
    { number: 'C', name: 'crate', quantity: 3, priceCents: 210, totalCents: 630, vatPercent: null },
  ])
  expect(depositCents(toDeposits(beer, 3, 'BE'))).toBe(1350)
  expect(toDeposits({ deposits: null, vat_percent: 6 }, 3, 'BE')).toEqual([])
})

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 200 }),
  priceCents: fc.nat(20_000),
  vatPercent: fc.constantFrom(0, 6, 12, 19, 21),
  packed: fc.array(
    fc.tuple(fc.constantFrom('A', 'B'), fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 30 }), fc.nat(4000)),
    { maxLength: 3 },
  ),
})
const anyLines = fc.array(line, { minLength: 1, maxLength: 12 })
const country = fc.constantFrom('BE', 'NL', 'FR', 'DE', 'AT')
const buyer = fc.constantFrom(null, 'FR83404833048')

const priced = (lines: typeof anyLines extends fc.Arbitrary<infer T> ? T : never, seller: string): PricedLine[] =>
  lines.map(({ packed, ...one }) => ({
    ...one,
    deposits: toDeposits({ deposits: JSON.stringify(packed), vat_percent: one.vatPercent }, one.quantity, seller),
  }))

// F639, F640
test('the total is goods, deposits, delivery and VAT; the bases of the rates are all of it, to the cent', () => {
  fc.assert(
    fc.property(anyLines, country, buyer, fc.constantFrom(...shippingCodes), (lines, seller, exempt, method) => {
      const goods = priced(lines, seller)
      const bill = orderTotals(goods, method, defaultDeliveryFeeRule, exempt)
      const deposits = goods.reduce((sum, { deposits: own = [] }) => sum + depositCents(own), 0)
      expect(bill.depositCents).toBe(deposits)
      expect(bill.grandTotalCents).toBe(bill.subtotalCents + deposits + bill.shippingCents + bill.taxCents)
      const bases = bill.taxes.reduce((sum, { baseCents = 0 }) => sum + baseCents, 0)
      expect(bases).toBe(bill.subtotalCents + deposits + bill.shippingCents)
      const excluded = bill.taxes.filter(({ isExcluded }) => isExcluded)
      const isTaxed = depositVatPercent(seller, 21) !== null
      expect(excluded.map(({ baseCents, cents }) => [baseCents, cents])).toEqual(
        isTaxed || deposits === 0 ? [] : [[deposits, 0]],
      )
      if (exempt) expect(bill.taxCents).toBe(0)
    }),
  )
})

// F641
test('deposits change neither the subtotal nor what it decides: the delivery fee, the minimum, and VAT where they have none', () => {
  fc.assert(
    fc.property(anyLines, country, (lines, seller) => {
      const goods = priced(lines, seller)
      const bare = goods.map(({ deposits: _, ...one }) => one)
      const [charged, plain] = [goods, bare].map((some) =>
        orderTotals(some, 'delivery_delivery', defaultDeliveryFeeRule, null),
      )
      expect([charged?.subtotalCents, charged?.shippingCents]).toEqual([plain?.subtotalCents, plain?.shippingCents])
      expect(missingCents('delivery_delivery', charged?.subtotalCents ?? 0, 10_000)).toBe(
        missingCents('delivery_delivery', plain?.subtotalCents ?? 0, 10_000),
      )
      if (depositVatPercent(seller, 21) === null) expect(charged?.taxCents).toBe(plain?.taxCents)
    }),
  )
})

test('without deposits there is no row for them', () => {
  expect(totalsOf([{ quantity: 1, priceCents: 100, vatPercent: 6 }])).toEqual({
    ...{ subtotalCents: 100, depositCents: 0, taxCents: 6, grandTotalCents: 106 },
    taxes: [{ percent: 6, cents: 6, baseCents: 100 }],
  })
})
