import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { toLocale } from '../../graphql/locales.ts'
import { referenceEditDistance } from '../testing/reference-edit-distance.ts'
import { countersOf, retryAfterSeconds } from './account/attempt-limit.ts'
import { allergenCodes, decodeAllergens, encodeAllergens } from './allergens.ts'
import { contentLabel } from './content.ts'
import { toRowId } from './ids.ts'
import { formatMoney } from './locale.ts'
import { defaultDeliveryFeeRule, orderTotals, shippingCents } from './shipping.ts'
import { getShopPaths } from './shop-paths.ts'
import { foldText, slugify, toIndexTerms, toParagraphs, toSearchTerms } from './text.ts'
import { totalsOf } from './totals.ts'
import { isOneTypoAway, isPrefixOneTypoAway } from './typos.ts'

test('folds accents, case and ligatures', () => {
  expect(foldText('Crème BRÛLÉE, Œuf, Weiß, Smørrebrød')).toBe('creme brulee, oeuf, weiss, smorrebrod')
  expect(foldText('Cre\u0300me')).toBe(foldText('Crème'))
})

test('a slug follows the spelling rules of its language', () => {
  expect(slugify('de', 'Käse & Süßes')).toBe('kaese-suesses')
  expect(slugify('nl', 'Crème fraîche 35 %, 1 l')).toBe('creme-fraiche-35-1-l')
  expect(slugify('fr', 'Huile d’olive')).toBe('huile-dolive')
})

test('any input gives at most eight search words of letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(toSearchTerms(text).join(' ')).toMatch(/^([\p{L}\p{N}]{1,40}( [\p{L}\p{N}]{1,40}){0,7})?$/u)
    }),
  )
  expect(toSearchTerms(' ** "" % _ \u0000 \ud800 😀')).toEqual([])
  expect(toSearchTerms('Geitenkaas geitenkaas 12')).toEqual(['geitenkaas', '12'])
})

test('a word with umlauts is indexed without them and spelled out', () => {
  expect(toIndexTerms('Käsebrühe')).toEqual(['kasebruhe', 'kaesebruehe'])
  expect(toIndexTerms('Ka\u0308se')).toEqual(['kase', 'kaese'])
  expect(toIndexTerms('Bloem, boter')).toEqual(['bloem', 'boter'])
})

test('isOneTypoAway accepts one extra, missing, wrong or swapped letter', () => {
  for (const typed of ['tomatten', 'tomten', 'tomaden', 'tomaetn', 'otmaten', 'tomate', 'tomatenn'])
    expect([typed, isOneTypoAway(typed, 'tomaten')]).toEqual([typed, true])
  for (const typed of ['tomat', 'tmoaetn', 'potaten2', 'automaten']) expect(isOneTypoAway(typed, 'tomaten')).toBe(false)
  expect(isPrefixOneTypoAway('tmoat', 'tomatenpuree')).toBe(true)
  expect(isPrefixOneTypoAway('tmaot', 'tomatenpuree')).toBe(false)
})

test('isOneTypoAway equals an edit distance of one in the reference algorithm', () => {
  const letter = fc.constantFrom('a', 'b', 'c')
  const word = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, word, (typed, meant) => {
      fc.pre(typed !== meant)
      expect(isOneTypoAway(typed, meant)).toBe(referenceEditDistance(typed, meant) === 1)
    }),
    { numRuns: 2000 },
  )
})

test('escapes catalogue texts as HTML', () => {
  expect(toParagraphs('a < b & "c"\n\n<script>')).toBe('<p>a &lt; b &amp; &quot;c&quot;</p><p>&lt;script&gt;</p>')
})

test('allergens are unchanged by encoding and decoding, and undeclared ones stay undeclared', () => {
  const level = fc.constantFrom('contains' as const, 'may_contain' as const, 'free' as const)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...allergenCodes), level), (declared) => {
      const decoded = Object.fromEntries(
        decodeAllergens(encodeAllergens(declared)).map(({ code, level: found }) => [code, found]),
      )
      expect(decoded).toEqual({ ...declared })
    }),
  )
})

test('the tax per rate is that of its base rounded to the cent, and the bases add up to the subtotal', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    priceCents: fc.integer({ min: 0, max: 1_000_000 }),
    vatPercent: fc.constantFrom(6, 12, 21),
  })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const totals = totalsOf(lines)
      for (const { percent, cents, baseCents = 0 } of totals.taxes) {
        const atRate = lines.filter(({ vatPercent }) => vatPercent === percent)
        expect(baseCents).toBe(atRate.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0))
        expect(Math.abs(cents * 100 - baseCents * percent)).toBeLessThanOrEqual(50)
      }
      expect(totals.taxes.reduce((sum, { baseCents = 0 }) => sum + baseCents, 0)).toBe(totals.subtotalCents)
      expect(totals.taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(totals.taxCents)
    }),
  )
})

test('an exempt order has no VAT on goods of any rate and on delivery, in one row with the VAT number of the buyer', () => {
  const goods = [
    { quantity: 3, priceCents: 1999, vatPercent: 6 },
    { quantity: 1, priceCents: 333, vatPercent: 21 },
    { quantity: 1, priceCents: 1, vatPercent: 0 },
  ]
  const bill = (buyer: string | null) => orderTotals(goods, 'delivery_delivery', defaultDeliveryFeeRule, buyer)
  expect(bill('FR83404833048')).toEqual({
    ...{ subtotalCents: 6331, depositCents: 0, shippingCents: 1500, taxCents: 0, grandTotalCents: 7831 },
    taxes: [{ percent: 0, cents: 0, baseCents: 7831, exemptBuyer: 'FR83404833048' }],
  })
  expect(bill(null)).toMatchObject({ taxCents: 360 + 385, grandTotalCents: 8576 })
})

test('delivery costs 15 euros below 250 euros', () => {
  const fee = (cents: number) => shippingCents('delivery_delivery', cents, defaultDeliveryFeeRule)
  expect([24_999, 25_000].map(fee)).toEqual([1500, 0])
  expect(shippingCents('pickup_pickup', 1, defaultDeliveryFeeRule)).toBe(0)
})

test('formats content in the words and digits of the language', () => {
  expect(contentLabel('nl', 12, 750, 'ml')).toBe('12 x 750 ml')
  expect(contentLabel('fr', 1, 2.5, 'kg')).toBe('2,5 kg')
  expect(contentLabel('de', 150, 1, 'piece')).toBe('150 Stück')
  expect(contentLabel('en', 12, 10, 'piece')).toBe('12 x 10 pieces')
})

test('formats money for the market of the language', () => {
  expect((['nl', 'en', 'de', 'fr'] as const).map((locale) => formatMoney(locale, 123_456).replace(/\s/g, ' '))).toEqual(
    ['€ 1.234,56', '€1,234.56', '1.234,56 €', '1 234,56 €'],
  )
})

// F034
test('a language that a backend does not know is English', () => {
  expect(['de', 'de-AT', 'xx', null].map(toLocale)).toEqual(['de', 'en', 'en', 'en'])
})

test('failed attempts delay an account but never lock it for all networks', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const at = (failures: number) => ({
    failures,
    pending: 0,
    lastAt: now.toISOString(),
    windowEndsAt: '2026-01-01T00:10:00Z',
  })
  const [everywhere] = countersOf('a', null)
  if (!everywhere) throw new Error('no counter')
  expect([19, 20, 21, 24, 90].map((failures) => retryAfterSeconds(everywhere, at(failures), now))).toEqual([
    0, 1, 2, 16, 30,
  ])
  const [here] = countersOf('a', 'n')
  if (!here) throw new Error('no counter')
  expect([4, 5].map((failures) => retryAfterSeconds(here, at(failures), now))).toEqual([0, 600])
})

test('only plain positive whole numbers are row ids', () => {
  expect(['7', '0', '-1', '1e3', ' 7', '7.0', '0x7', '', '9'.repeat(30)].map(toRowId)).toEqual([
    7, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
})

// F040, F041, F042, F043, F044, F045, F046, F047, F052, F053, F054, F055, F092, F093, F094, F095, F104, F105, F106, F107
test('the paths in mails are those of the screens, in every language', () => {
  for (const locale of locales) {
    const {
      login,
      invitation,
      forgotPassword,
      resetPassword,
      dashboardApprovals,
      dashboardOrders,
      dashboardAccount,
      dashboardStandingOrders,
    } = routes
    expect(getShopPaths[locale]).toEqual({
      login: login[locale],
      invitation: invitation[locale],
      forgotPassword: forgotPassword[locale],
      resetPassword: resetPassword[locale],
      orders: dashboardOrders[locale],
      approvals: dashboardApprovals[locale],
      account: dashboardAccount[locale],
      standingOrders: dashboardStandingOrders[locale],
    })
  }
})
