// Mails about an order: amounts of the API, customer's language, one mail per placed order.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { offerRequest, orderDetail, placeOrder, removeAllCartItem } from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'

type Mail = { recipient: string; locale: string; subject: string; text: string; html: string }

/** Replaces no-break spaces, which some locales put before a currency sign. */
const flat = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

let ordering: Awaited<ReturnType<typeof openOrdering>>
beforeAll(async () => {
  ordering = await openOrdering({ smallOrders: { freeFromCents: 20_000, feeCents: 1_500 } })
  await ordering.shop.db.prepare('UPDATE stock SET quantity = 1000000').run()
})

const mailsOf = async () =>
  (
    await ordering.shop.db.prepare(`SELECT * FROM outbox WHERE recipient LIKE 'nadia@%' ORDER BY id`).all<Mail>()
  ).results.map((mail) => ({ ...mail, text: flat(mail.text), html: flat(mail.html) }))

const line = fc.record({ sku: fc.constantFrom('200006', '200007', '200001-1', '200001-2'), quantity: fc.nat(39) })
const order = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, selector: ({ sku }) => sku }),
  locale: fc.constantFrom('nl', 'en', 'de', 'fr'),
  shippingMethod: fc.constantFrom('delivery_delivery', 'pickup_pickup'),
  isOffer: fc.boolean(),
})

// F578
test('the mail of an order or quote request has the amounts of the API in the language of the request', async () => {
  const { shop, nadia, add } = ordering
  await fc.assert(
    fc.asyncProperty(order, async ({ lines, locale, shippingMethod, isOffer }) => {
      const headers = { ...nadia, 'x-locale': locale }
      for (const { sku, quantity } of lines) await add(sku, quantity + 1)
      const before = await mailsOf()
      const input = { ...nadiasAddress, shippingMethod }
      const { order: made } = isOffer
        ? ((await shop.ask(offerRequest, { input }, headers)).offerRequest ?? {})
        : ((await shop.ask(placeOrder, { input }, headers)).placeOrder ?? {})
      const { id = '' } = made ?? {}
      const { orderDetail: placed } = await shop.ask(orderDetail, { id }, headers)
      const [mail, ...more] = (await mailsOf()).slice(before.length)
      if (!placed || !mail) throw new Error('nothing was placed or mailed')
      expect(more).toEqual([])
      expect(mail).toMatchObject({ recipient: 'nadia@brasserie-nova.example', locale })
      const { incrementId = '', formattedPrice, taxes, items } = placed
      const sums = [
        formattedPrice?.subTotal,
        formattedPrice?.grandTotal,
        ...(taxes ?? []).map((tax) => tax.formattedAmount),
      ]
      const { shippingAmount = '' } = formattedPrice ?? {}
      if (/[1-9]/.test(shippingAmount ?? '')) sums.push(shippingAmount)
      const facts = [...sums, ...(items ?? []).flatMap(({ sku, name, formattedPrice: of }) => [sku, name, of?.total])]
      for (const fact of [incrementId, ...facts, `?order=${id}`])
        for (const form of [mail.text, mail.html]) expect(form).toContain(flat(fact ?? 'nothing'))
      expect(mail.subject).toContain(incrementId)
      expect(mail.text.match(/(?:€|EUR)/g)).toHaveLength(mail.html.match(/(?:€|EUR)/g)?.length ?? 0)
    }),
    { numRuns: 40 },
  )
})

// F562, F577, F578
test("the mail has date, place and the customer's message, and does not mention delivery for a collection", async () => {
  const { shop, nadia, add } = ordering
  const newest = async (input: object) => {
    await add('200006', 1)
    await shop.ask(placeOrder, { input: { ...nadiasAddress, ...input } }, { ...nadia, 'x-locale': 'en' })
    return (await mailsOf()).at(-1)?.text ?? ''
  }
  const delivered = await newest({ message: 'Ring <twice>', purchaseReference: 'K-12' })
  expect(delivered).toMatch(/Delivery by our refrigerated truck: \w+day,? \d+ \w+, between 4 and 11\n/)
  for (const told of ['Delivery address:', 'Levering langs de achterpoort', 'Ring <twice>', 'K-12', 'Delivery: €15.00'])
    expect(delivered).toContain(told)
  expect((await mailsOf()).at(-1)?.html).toContain('Ring &lt;twice&gt;')
  const collected = await newest({ shippingMethod: 'pickup_pickup' })
  expect(collected).toMatch(
    /Collection at the dock, Havenkaai 12, 2030 Antwerpen, from 5 am to noon: \w+day,? \d+ \w+\n/,
  )
  expect(collected).toMatch(/\nCollection: Free\n/)
  expect(collected).not.toMatch(/Delivery address|between|€15.00/)
})

test('a French mail has a space before each colon, and the cut-off time with h', async () => {
  const { shop, nadia, add } = ordering
  await add('200006', 1)
  await shop.ask(placeOrder, { input: nadiasAddress }, { ...nadia, 'x-locale': 'fr' })
  const { text = '' } = (await mailsOf()).at(-1) ?? {}
  for (const told of [/Adresse de livraison\s:\n/, /Total TVAC\s: \d/, /Voir la commande\s:\n/])
    expect(text).toMatch(told)
  expect(text).not.toMatch(/\p{L}:(?!\/)/u)
  expect(text).toMatch(/jusqu’au \p{L}+ \d+(?:er)? \p{L}+ à 22\sh\./u)
})

// F581
test('a quote request stores its message, and its mail has the message and the time until the reply', async () => {
  const { shop, nadia, add } = ordering
  const headers = { ...nadia, 'x-locale': 'en' }
  await add('200006', 40)
  const input = { ...nadiasAddress, message: ' Can you do €20 a sack? ' }
  const { offerRequest: offer } = await shop.ask(offerRequest, { input }, headers)
  const { orderDetail: quote } = await shop.ask(orderDetail, { id: offer?.order?.id ?? '' }, headers)
  expect(quote).toMatchObject({ status: 'offer_requested', message: 'Can you do €20 a sack?' })
  const { text } = (await mailsOf()).at(-1) ?? {}
  for (const told of ['Your message: Can you do €20 a sack?', 'within one working day', '+32 3 555 01 40'])
    expect(text).toContain(told)
  const replies = [
    ['nl', 'ons verkoopteam antwoordt eerst, binnen één werkdag, per e-mail of telefoon'],
    ['de', 'Zuerst antwortet unser Verkaufsteam, innerhalb eines Werktags, per E-Mail oder Telefon'],
    [
      'fr',
      'notre équipe commerciale vous répond d’abord, dans un délai d’un jour ouvrable, par e-mail ou par téléphone',
    ],
  ] as const
  for (const [locale, reply] of replies) {
    await add('200006', 1)
    await shop.ask(offerRequest, { input }, { ...nadia, 'x-locale': locale })
    const mail = (await mailsOf()).at(-1)?.text
    for (const part of [reply, 'Can you do €20 a sack?', '+32 3 555 01 40']) expect(mail).toContain(part)
  }
  await add('200006', 1)
  const { errors } = await shop.send(offerRequest, { input: { ...input, message: 'x'.repeat(2_001) } }, headers)
  expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual(['input.message'])
  await shop.ask(removeAllCartItem, {}, headers)
})

test('sends no mail for a rejected order and one for a repeated order, and mentions catch-weight products', async () => {
  const { shop, nadia, add, place } = ordering
  const before = (await mailsOf()).length
  expect((await place(nadia)).errors).toHaveLength(1)
  await add('200006', 3)
  await shop.db.prepare("UPDATE products SET weight_tolerance = 10 WHERE sku = '200006'").run()
  const keyed = { ...nadia, 'x-locale': 'en', 'idempotency-key': 'twice' }
  for (const _ of [1, 2]) expect((await place(keyed)).errors).toEqual([])
  const mails = await mailsOf()
  expect(mails).toHaveLength(before + 1)
  expect(mails.at(-1)?.text).toMatch(/the subtotal may differ by up to €\d+\.\d\d\./)
})
