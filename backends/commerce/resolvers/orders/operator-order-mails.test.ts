// Mails to the wholesaler about orders and quote requests.
import { beforeEach, expect, test } from 'vitest'
import { cancelOrder, offerRequest } from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { deliverMails, type OutgoingMail } from '../../mail/deliver.ts'

// a Wednesday, 11:00 at the depot: the cut-off is 22:00 there
const placedAt = Date.parse('2027-02-03T10:00:00Z')
const cutOff = Date.parse('2027-02-03T21:00:00Z')
const operator = 'sales@proviant.example'

let now = placedAt
let ordering: Awaited<ReturnType<typeof openOrdering>>
beforeEach(async () => {
  now = placedAt
  ordering = await openOrdering({ now: () => new Date(now) })
})

/** Mails to the operator that are sent now. */
async function deliver(isAway = false) {
  const sent: OutgoingMail[] = []
  const { failures } = await deliverMails({ db: ordering.shop.db, now: () => new Date(now) }, async (mail) => {
    if (isAway) return { sent: false, isFinal: false, reason: 'ETIMEDOUT' }
    sent.push(mail)
    return { sent: true }
  })
  return { mails: sent.filter(({ to }) => to === operator), failures }
}

async function order(input: object = {}): Promise<string> {
  await ordering.add('200006', 3)
  const { data, errors } = await ordering.place(ordering.nadia, input)
  expect(errors).toEqual([])
  return data?.placeOrder?.order?.id ?? ''
}

test('the wholesaler gets one mail for an order after its cut-off, with lines, day, reference, message and totals', async () => {
  const id = await order({ message: 'Ring <twice>', purchaseReference: 'week 48' })
  now = cutOff - 1
  expect((await deliver()).mails).toEqual([])
  now = cutOff
  const [mail, ...more] = (await deliver()).mails
  expect(more).toEqual([])
  expect((await deliver()).mails).toEqual([])
  const { number } = (await ordering.shop.db.prepare('SELECT number FROM orders WHERE id = ?1').bind(id).first<{
    number: number
  }>()) ?? { number: 0 }
  expect(mail?.subject).toBe(`Order PV-${number} from Brasserie Nova`)
  for (const fact of [
    ...[`Brasserie Nova has placed order PV-${number}.`, 'can no longer change or cancel it'],
    ...['nadia@brasserie-nova.example', 'Thursday, 4 February', 'week 48', 'Ring <twice>'],
    ...['3 zakken Linzen (200006): €', 'Subtotal excl. VAT: €', 'Total incl. VAT: €'],
  ])
    expect(mail?.text).toContain(fact)
})

test('an order that is canceled before its cut-off is not mailed', async () => {
  const canceled = await order()
  await order()
  await ordering.shop.ask(cancelOrder, { id: canceled, toCart: false }, ordering.nadia)
  now = cutOff
  expect((await deliver()).mails).toHaveLength(1)
})

test('the mail of an order with a late cut-off is retried for a day after that', async () => {
  await ordering.shop.db.prepare('DELETE FROM outbox').run()
  await order()
  await ordering.shop.db.prepare(`DELETE FROM outbox WHERE recipient <> '${operator}'`).run()
  await ordering.shop.db.prepare(`UPDATE outbox SET created_at = '2027-01-20T10:00:00.000Z'`).run()
  now = cutOff
  expect((await deliver(true)).failures).toMatchObject([{ reason: 'ETIMEDOUT', isFinal: false }])
  now = cutOff + 3 * 60_000
  expect((await deliver()).mails).toHaveLength(1)
})

test('a quote request is mailed at once', async () => {
  await ordering.add('200006', 2)
  await ordering.shop.ask(offerRequest, { input: { ...nadiasAddress, message: 'For June' } }, ordering.nadia)
  const [mail] = (await deliver()).mails
  expect(mail?.subject).toMatch(/^Request PV-\d+ for a quote from Brasserie Nova$/)
  expect(mail?.text).toContain('For June')
  expect(mail?.text).not.toContain('February')
})
