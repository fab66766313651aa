import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { toDeliveryChoices, toDeliveryPromise, toDeliveryRule } from './delivery-promise.ts'

const options = (days: [string, string][], timeZone = 'Europe/Brussels') => ({
  timeZone,
  minimumOrder: null,
  smallOrderFee: null,
  freeFrom: null,
  days: days.map(([date, cutOff]) => ({ date, cutOff })),
})
const promise = async (given: Parameters<typeof toDeliveryPromise>[0], now: string, locale: Locale = 'en') =>
  toDeliveryPromise(given, locale, await loadTranslator(locale), Date.parse(now))

// F563
test('toDeliveryPromise formats the cut-off in the time zone of the depot, in four languages', async () => {
  const days = options([['2026-11-24', '2026-11-23T21:00:00Z']])
  const said = await Promise.all(
    locales.map(async (locale) => (await promise(days, '2026-11-23T09:00:00Z', locale))?.text),
  )
  expect(said).toEqual([
    'Bestel vandaag vóór 22:00 uur voor levering op dinsdag 24 november.',
    'Order before 22:00 today for delivery on Tuesday, 24 November.',
    'Heute vor 22:00 Uhr bestellt, Lieferung am Dienstag, 24. November.',
    'Commandez aujourd’hui avant 22\u00a0h pour une livraison le mardi 24 novembre.',
  ])
})

// F563
test.each([
  [
    'the night before the clock goes forward',
    '2026-03-28T22:30:00Z',
    '2026-03-29T20:00:00Z',
    /Order before 22:00 on Sunday/,
  ],
  ['the evening on which it went forward', '2026-03-29T19:59:59Z', '2026-03-29T20:00:00Z', /Order before 22:00 today/],
  ['the night before it goes back', '2026-10-24T21:59:59Z', '2026-10-25T21:00:00Z', /Order before 22:00 on Sunday/],
  [
    'past midnight at the depot, not yet in UTC',
    '2026-10-24T22:00:00Z',
    '2026-10-25T21:00:00Z',
    /Order before 22:00 today/,
  ],
])('toDeliveryPromise uses the local hour of the depot: %s', async (_, now, cutOff, words) => {
  expect((await promise(options([['2026-12-01', cutOff]]), now))?.text).toMatch(words)
})

// F563
test('toDeliveryPromise returns the next day once the cut-off is reached', async () => {
  const days = options([
    ['2026-11-24', '2026-11-23T21:00:00Z'],
    ['2026-11-25', '2026-11-24T21:00:00Z'],
  ])
  expect((await promise(days, '2026-11-23T20:59:59Z'))?.until).toBe('2026-11-23T21:00:00Z')
  expect(await promise(days, '2026-11-23T21:00:00Z')).toMatchObject({
    text: 'Order before 22:00 on Tuesday for delivery on Wednesday, 25 November.',
    until: '2026-11-24T21:00:00Z',
  })
  expect(await promise(days, '2026-11-24T21:00:00Z')).toBeNull()
})

test('toDeliveryPromise returns null without days, and for invalid dates or time zones', async () => {
  const now = '2026-11-23T09:00:00Z'
  for (const given of [
    null,
    undefined,
    options([]),
    options([['2026-11-24', 'tonight']]),
    options([['someday', '2026-11-23T21:00:00Z']]),
    options([['2026-11-24', '2026-11-23T21:00:00Z']], 'Depot/Antwerp'),
  ])
    expect(await promise(given ?? null, now)).toBeNull()
})

const withHours = {
  ...options([
    ['2026-11-24', '2026-11-23T21:00:00Z'],
    ['2026-11-25', '2026-11-24T21:00:00Z'],
  ]),
  leadDays: 0,
}
withHours.days = withHours.days.map((day) => ({ ...day, from: '04:00', until: '11:30' }))

// F563
test('toDeliveryRule returns text without a day, and a countdown with days, in four languages', async () => {
  const rule = async (locale: Locale) =>
    toDeliveryRule(withHours, locale, await loadTranslator(locale), Date.parse('2026-11-23T09:00:00Z'))
  expect(await Promise.all(locales.map(rule))).toEqual([
    {
      text: 'Vóór 22:00 uur besteld, de volgende leverdag geleverd',
      clock:
        '29924460 Nog {} u {} min, geleverd dinsdag van 4 tot 11:30 uur\n29925900 Nog {} u {} min, geleverd woensdag van 4 tot 11:30 uur\n99999999 Vóór 22:00 uur besteld, de volgende leverdag geleverd',
    },
    {
      text: 'Order before 22:00, delivered the next delivery day',
      clock:
        '29924460 {} h {} min left, delivered Tuesday 4 to 11:30\n29925900 {} h {} min left, delivered Wednesday 4 to 11:30\n99999999 Order before 22:00, delivered the next delivery day',
    },
    {
      text: 'Vor 22:00 Uhr bestellt, am nächsten Liefertag da',
      clock:
        '29924460 Noch {} Std. {} Min., Lieferung Dienstag von 4 bis 11:30 Uhr\n29925900 Noch {} Std. {} Min., Lieferung Mittwoch von 4 bis 11:30 Uhr\n99999999 Vor 22:00 Uhr bestellt, am nächsten Liefertag da',
    },
    {
      text: 'Commandé avant 22\u00a0h, livré le jour de livraison suivant',
      clock:
        '29924460 Encore {} h {} min, livraison mardi de 4\u00a0h à 11\u00a0h\u00a030\n29925900 Encore {} h {} min, livraison mercredi de 4\u00a0h à 11\u00a0h\u00a030\n99999999 Commandé avant 22\u00a0h, livré le jour de livraison suivant',
    },
  ])
})

// F563
test('toDeliveryPromise names a pickup without the hours of a delivery, in four languages', async () => {
  const pickup = async (locale: Locale, now: string) => {
    const found = toDeliveryPromise(withHours, locale, await loadTranslator(locale), Date.parse(now), 'pickup')
    return [found?.text, found?.clock.split('\n')[0]]
  }
  const [nl, en, de, fr] = await Promise.all(locales.map((locale) => pickup(locale, '2026-11-23T09:00:00Z')))
  expect([nl, en, de, fr]).toEqual([
    [
      'Bestel vandaag vóór 22:00 uur om af te halen op dinsdag 24 november.',
      '29924460 Nog {} u {} min, afhalen op dinsdag',
    ],
    ['Order before 22:00 today to collect on Tuesday, 24 November.', '29924460 {} h {} min left, collect on Tuesday'],
    [
      'Heute vor 22:00 Uhr bestellt, Abholung am Dienstag, 24. November.',
      '29924460 Noch {} Std. {} Min., Abholung Dienstag',
    ],
    [
      'Commandez aujourd’hui avant 22\u00a0h pour un retrait le mardi 24 novembre.',
      '29924460 Encore {} h {} min, retrait mardi',
    ],
  ])
  expect((await pickup('de', '2026-11-22T09:00:00Z'))[0]).toBe(
    'Am Montag vor 22:00 Uhr bestellt, Abholung am Dienstag, 24. November.',
  )
})

// F562
test('toDeliveryChoices leaves out days whose cut-off is reached', async () => {
  const t = await loadTranslator('en')
  expect(toDeliveryChoices(withHours, 'en', t, Date.parse('2026-11-23T21:00:00Z'))).toEqual([
    { value: '2026-11-25', label: 'Wed, 25 November, 4 to 11:30' },
  ])
})
