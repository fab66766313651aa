import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceTier, storeTiers, toTiers, unitCents } from './price-tiers.ts'

const tiersOf = fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 9999 }), fc.integer({ min: 0, max: 100_000 })), {
  selector: ([quantity]) => quantity,
  maxLength: 6,
})
const anyQuantity = fc.integer({ min: 1, max: 9999 })
const pricedAs = (final: number, tiers: readonly PriceTier[]) => ({ final_cents: final, tiers: storeTiers(tiers) })

// F599
test('the price is that of the highest quantity reached, whatever the sequence of the tiers; below all of them it is the price of one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), tiersOf, anyQuantity, (final, tiers, quantity) => {
      const reached = tiers.filter(([least]) => least <= quantity)
      const highest = reached.reduce<PriceTier>((best, tier) => (tier[0] > best[0] ? tier : best), [1, final])
      expect(unitCents(pricedAs(final, tiers), quantity)).toBe(highest[1])
    }),
  )
})

test('the price changes only at the quantity of a tier, and never rises with the quantity unless a tier is dearer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), tiersOf, anyQuantity, (final, tiers, quantity) => {
      const product = pricedAs(final, tiers)
      const [at, next] = [unitCents(product, quantity), unitCents(product, quantity + 1)]
      const isBoundary = tiers.some(([least]) => least === quantity + 1)
      if (!isBoundary) expect(next).toBe(at)
      const falling = [final, ...tiers.toSorted(([a], [b]) => a - b).map(([, cents]) => cents)]
      if (falling.every((cents, index) => index === 0 || cents <= (falling[index - 1] ?? 0)))
        expect(next).toBeLessThanOrEqual(at ?? 0)
    }),
  )
})

test('stored tiers are ascending and read back unchanged; none are null', () => {
  fc.assert(
    fc.property(tiersOf, (tiers) => {
      const ascending = tiers.toSorted(([a], [b]) => a - b)
      expect(toTiers(pricedAs(1, tiers))).toEqual(ascending)
    }),
  )
  expect(storeTiers([])).toBeNull()
})

test('a product without a price has none for any quantity, also with tiers', () => {
  expect(unitCents({ final_cents: null, tiers: '[[5,100]]' }, 10)).toBeNull()
  expect(toTiers({ final_cents: null, tiers: '[[5,100]]' })).toEqual([])
})
