import { beforeAll, expect, test } from 'vitest'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { OrderProposal } from './order-proposal.tsx'
import type { Planning } from './planning.service.ts'
import { toProductChange } from './product-change.ts'
import { ProductChanges } from './product-changes.tsx'
import { addDismissed, readDismissed, toOrderProposal } from './proposal.ts'

const api = apiUnder('/planning')
let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const none = { times: null, deliveries: null, sameWeekday: null, everyDays: null, lastDaysAgo: null }
const product = (id: string, name: string) => ({
  ...{
    id,
    sku: `s${id}`,
    type: 'simple',
    stock: 9,
    stockStatus: 'in_stock',
    ean13: null,
    name,
    urlKey: name.toLowerCase(),
  },
  ...{ packing_label: 'case', packing_label_plural: 'cases', content_value: '6 x 1 l', categories: [] },
  cacheGalleryImages: [],
  priceHtml: { finalPrice: '3.20', formattedFinalPrice: '€3.20', currencyCode: 'EUR' },
})
const line = (id: string, name: string, quantity: number, more: object) => ({
  ...{ quantity, available: null, substitutes: null, ...none, ...more },
  product: product(id, name),
})
const given = {
  deliveryDate: '2026-03-03',
  cutOff: '2026-03-02T21:00:00Z',
  timeZone: 'Europe/Brussels',
  lines: [
    line('1', 'Milk', 4, { times: 5, deliveries: 6, sameWeekday: true }),
    line('2', 'Oil', 2, { everyDays: 9, lastDaysAgo: 10 }),
    line('3', 'Brie', 3, {
      times: 4,
      deliveries: 6,
      sameWeekday: false,
      available: 1,
      substitutes: [product('9', 'Cheddar')],
    }),
  ],
}
const now = Date.parse('2026-03-02T09:00:00Z')
const proposalOf = (dismissed: string[] = []) => toOrderProposal(given, new Set(dismissed), { locale: 'en', t, now })

// F566
test('a proposal has the cut-off and the reason for each product as text in the language of the customer', async () => {
  const { dayText, cutOff, lines } = proposalOf()
  expect([dayText, cutOff]).toEqual(['Tuesday, 3 March', 'Order before 22:00 today for delivery on Tuesday, 3 March.'])
  expect(lines.map(({ reason, adds }) => [reason, adds])).toEqual([
    ['in 5 of your last 6 deliveries on a Tuesday', 4],
    ['about every 9 days; by then the last delivery is 10 days ago', 2],
    ['in 4 of your last 6 deliveries', 1],
  ])
  const dutch = toOrderProposal(given, new Set(), { locale: 'nl', t: await loadTranslator('nl'), now })
  expect(dutch.lines[0]?.reason).toBe('in 5 van uw laatste 6 leveringen op dinsdag')
})

// F566
test('the panel has one form with a quantity per line, buttons for one line, a substitute, a dismissal and all lines', async () => {
  const html = await initialHtml(<OrderProposal proposal={proposalOf()} />)
  expect(html).toMatch(/<form[^>]* action="\/api\/en\/planning\/cart"/)
  for (const field of ['line:1:4', 'line:2:2', 'line:3:1']) expect(html).toContain(`name="${field}"`)
  expect(html).toContain('value="9:3"')
  const texts = textOf(html)
  expect(texts).toEqual(expect.arrayContaining(['Add all 3 items to cart', 'Only 1 left in stock.']))
  expect(html.match(/form="dismiss-proposed"/g)).toHaveLength(3)
  // the button for all is the first one, so that Enter in a quantity field presses it
  expect(html.indexOf('button-default')).toBeLessThan(html.indexOf('add-button'))
})

// F566
test('an empty proposal is explained in one line without a form', async () => {
  const html = await initialHtml(<OrderProposal proposal={{ ...proposalOf(), lines: [] }} />)
  expect(textOf(html)).toContain(t('planning.none'))
  expect(html).not.toContain('<form')
})

// F566
test('dismissed products are stored for one delivery day, and not proposed again for it', async () => {
  const cookie = addDismissed(addDismissed(undefined, '2026-03-03', '1'), '2026-03-03', '2')
  expect(readDismissed(cookie, '2026-03-03')).toEqual(['1', '2'])
  expect(readDismissed(cookie, '2026-03-04')).toEqual([])
  expect(readDismissed('not~a~cookie', '2026-03-03')).toEqual([])
  const many = Array.from({ length: 60 }, (_, id) => String(id)).reduce<string | undefined>(
    (stored, id) => addDismissed(stored, '2026-03-03', id),
    undefined,
  )
  expect(readDismissed(many, '2026-03-03')).toHaveLength(40)
  const { context, cookies } = await makeTestContext(
    { orderProposal: given },
    { session: nadia, dismissedItems: cookie },
  )
  const { proposal } = (await (await api.request('', {}, { context })).json()) as Planning
  expect(proposal?.lines.map(({ name }) => name)).toEqual(['Brie'])
  const dismissal = post({ day: '2026-03-03', productId: '3' })
  expect((await api.request('/dismissals', dismissal, { context })).status).toBe(200)
  expect(cookies.join()).toContain('2026-03-03~1~2~3')
  for (const bad of [{ day: '2026-03-03', productId: 'a b' }, { day: '2026-99-99', productId: '3' }, {}])
    expect((await api.request('/dismissals', post(bad as Record<string, string>), { context })).status).toBe(422)
})

const cart = { id: 'c', version: 1, itemsCount: 1, itemsQty: 2, formattedPrice: null, taxes: null, items: [] }
const answers = { addItemsToCart: { status: true, message: null, skipped: [], cart }, cartDetail: cart }

// F566
test('adds all chosen lines, one line, or a substitute, with the quantities of the form and one idempotency key', async () => {
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const fields = { 'line:1:4': '5', 'line:2:2': '0', 'line:3:1': '1', idempotencyKey: 'abcdefgh' }
  const added = () => asked.filter(({ name }) => name === 'addItemsToCart').map(({ variables }) => variables)
  for (const more of [{}, { only: '3' }, { instead: '9:3' }] as Record<string, string>[])
    expect((await api.request('/cart', post({ ...fields, ...more }), { context })).status).toBe(200)
  expect(added()).toEqual([
    {
      items: [
        { productId: '1', quantity: 5 },
        { productId: '3', quantity: 1 },
      ],
    },
    { items: [{ productId: '3', quantity: 1 }] },
    { items: [{ productId: '9', quantity: 3 }] },
  ])
  expect(asked.find(({ name }) => name === 'addItemsToCart')?.options).toMatchObject({ idempotencyKey: 'abcdefgh' })
})

// F566
test('rejects an invalid quantity at its field and a form without lines with 422, a guest with 401, and changes nothing', async () => {
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const answer = await api.request('/cart', post({ 'line:1:4': 'many', 'line:2:2': '1' }), { context })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: { 'line:1:4': [t('forms.quantityOrNone')] } })
  for (const bad of [{}, { 'line:1:4': '0' }, { only: '7', 'line:1:4': '1' }, { instead: '9' }])
    expect((await api.request('/cart', post(bad as Record<string, string>), { context })).status).toBe(422)
  expect(asked).toEqual([])
  const guest = await makeTestContext({ orderProposal: given })
  for (const [path, init] of [
    ['', {}],
    ['/cart', post({ 'line:1:4': '4' })],
    ['/dismissals', post({ day: '2026-03-03', productId: '1' })],
  ] as const)
    expect((await api.request(path, init, guest)).status).toBe(401)
})

// F566
test('a backend without proposals has no such routes', async () => {
  const { context } = await makeTestContext({ lacks: ['Query.orderProposal'] }, { session: nadia })
  const lacking = { ...context, publicClient: { ...context.publicClient, lacks: async () => true } }
  expect((await api.request('', {}, { context: lacking })).status).toBe(404)
})

// F582
test('changes are sentences with the old and the new value, those of allergens marked as a warning', async () => {
  const change = toProductChange(
    {
      ...{
        sku: 's1',
        name: 'Croissant',
        orderedAt: '2026-11-01T01:23:00.000Z',
        product: { id: '1', urlKey: 'croissant' },
      },
      allergens: [{ code: 'soybeans', label: 'Soya', before: 'free', after: 'may_contain' }],
      packing: { before: 'case, 8 x 1 l', after: 'case, 6 x 1 l' },
      origin: null,
      price: { before: '€1.00', after: '€1.10' },
    },
    'en',
    t,
  )
  expect(change).toMatchObject({
    href: '/en/offer/p/croissant',
    ordered: 'last ordered on 1 Nov 2026',
    warnings: ['Soya: was free, now may contain traces'],
    texts: [
      'Packing: was case,\u00a08\u00a0×\u00a01\u00a0l, now case,\u00a06\u00a0×\u00a01\u00a0l',
      'Price: was €1.00, now €1.10',
    ],
  })
  const html = await initialHtml(<ProductChanges changes={[change]} />)
  expect(html).toContain('class="has-warning"')
  expect(await initialHtml(<ProductChanges changes={[]} />)).toBe('')
})
