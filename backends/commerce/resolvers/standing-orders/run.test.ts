import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import {
  changeStandingOrderDate,
  changeStandingOrderState,
  updateStandingOrder,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openStanding } from '#tests/support/standing-orders.ts'
import { createCommerce } from '../../handler.ts'
import { holdCompany } from '../../sql/credit-holds.ts'

// of Tuesday, 12 January 2027
const first = { order: '2027-01-11T20:00:00.000Z', cutOff: '2027-01-11T21:00:00.000Z' }
// of Friday, 15 January 2027
const second = {
  announce: '2027-01-13T17:00:00.000Z',
  order: '2027-01-14T20:00:00.000Z',
  cutOff: '2027-01-14T21:00:00.000Z',
}
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const ordered = (date: string, quantity = 2) => ({ date, outcome: 'ordered', delivery_date: date, quantity })
const refused = (date: string, outcome: string) => ({ date, outcome, delivery_date: null, quantity: null })

// F630, F631
test('a date is announced once and ordered once, however often the run comes', async () => {
  const { create, run, setTime, outcomes, mails, stockOf } = await openStanding()
  const id = await create()
  setTime('2027-01-11T19:59:59.000Z')
  expect(await run()).toMatchObject({ announced: 1, ordered: 0 })
  expect(await run()).toMatchObject({ announced: 0, ordered: 0 })
  const [announcement, ...others] = await mails()
  expect([announcement?.recipient, announcement?.subject, others]).toEqual([
    'nadia@brasserie-nova.example',
    'Your standing order for Tuesday, 12 January',
    [],
  ])
  expect(announcement?.text).toContain('automatically on Monday, 11 January at 21:00')
  expect(announcement?.text).toContain(`/en/dashboard/standing-orders?standing=${id}&date=2027-01-12#date`)
  setTime(first.order)
  expect(await run()).toMatchObject({ announced: 0, ordered: 1, failures: [] })
  expect(await run()).toMatchObject({ announced: 0, ordered: 0 })
  expect([await outcomes(), await stockOf('200006')]).toEqual([[ordered('2027-01-12')], 198])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'nadia@brasserie-nova.example',
    'nadia@brasserie-nova.example',
    'sales@proviant.example',
  ])
  expect((await mails())[1]?.text).toContain('This order comes from your standing order.')
})

// F632
test('a late run still orders before the cut-off; after it the date is missed, with one mail', async () => {
  const { create, run, setTime, outcomes, mails } = await openStanding()
  await create()
  setTime('2027-01-11T20:59:59.000Z')
  expect(await run()).toMatchObject({ announced: 0, ordered: 1 })
  setTime(second.cutOff)
  expect(await run()).toMatchObject({ ordered: 0 })
  expect(await run()).toMatchObject({ ordered: 0 })
  expect(await outcomes()).toEqual([ordered('2027-01-12'), refused('2027-01-15', 'missed')])
  const missed = (await mails()).filter(({ subject }) => subject.startsWith('Not ordered'))
  expect(missed.map(({ text }) => text.includes('failure on our side'))).toEqual([true])
})

// F632
test('two processes on one database place one order for a date', async () => {
  const folder = mkdtempSync(`${tmpdir()}/standing-`)
  folders.push(folder)
  const file = `${folder}/shop.sqlite`
  const { shop, create, setTime, run, outcomes } = await openStanding({}, openSqliteD1(file))
  for (let index = 0; index < 6; index += 1) await create()
  setTime(first.order)
  const others = Array.from({ length: 2 }, () => {
    const db = openSqliteD1(file)
    const backend = createCommerce({
      db,
      debug: true,
      shopOrigin: 'https://shop.example',
      now: () => new Date(first.order),
    })
    return { db, run: () => backend(new Request('http://x/standing-orders/run', { method: 'POST' })) }
  })
  await Promise.all([run(), ...others.map((other) => other.run())])
  await Promise.all([run(), ...others.map((other) => other.run())])
  expect(await outcomes()).toEqual(Array.from({ length: 6 }, () => ordered('2027-01-12')))
  const count = 'SELECT COUNT(*) AS count FROM orders WHERE standing_order_id IS NOT NULL'
  expect(await shop.db.prepare(count).first('count')).toBe(6)
  const mailed = "SELECT COUNT(*) AS count FROM outbox WHERE recipient LIKE 'nadia%'"
  expect(await shop.db.prepare(mailed).first('count')).toBe(6)
  for (const { db } of others) db.close()
})

// F629
test('a skipped date is not ordered, and one with lines of its own is ordered with these', async () => {
  const { shop, nadia, ids, create, run, setTime, outcomes, mails } = await openStanding()
  const id = await create()
  const change = (input: object) =>
    shop.ask(changeStandingOrderDate, { id, input: { isSkipped: false, ...input } as never }, nadia)
  await change({ date: '2027-01-12', isSkipped: true })
  await change({ date: '2027-01-15', lines: [{ productId: ids['200006'], quantity: 5 }] })
  setTime(first.order)
  expect(await run()).toMatchObject({ announced: 0, ordered: 0 })
  expect(await mails()).toEqual([])
  setTime(second.order)
  expect(await run()).toMatchObject({ ordered: 1 })
  expect(await outcomes()).toEqual([refused('2027-01-12', 'skipped'), ordered('2027-01-15', 5)])
})

// F628
test('a public holiday is left out, with one mail', async () => {
  const { create, run, setTime, outcomes, mails } = await openStanding()
  // Thursday, 6 May 2027 is Ascension Day
  await create({ weekdays: [4], startDate: '2027-05-01' })
  setTime('2027-05-05T20:00:00.000Z')
  expect(await run()).toMatchObject({ ordered: 0, failures: [] })
  expect(await run()).toMatchObject({ ordered: 0 })
  expect(await outcomes()).toEqual([refused('2027-05-06', 'closed')])
  expect((await mails()).map(({ subject }) => subject)).toEqual(['No delivery on Thursday, 6 May'])
})

// F629
test('nothing is ordered during a pause, and what fell due in it is left out', async () => {
  const { shop, nadia, create, run, setTime, outcomes } = await openStanding()
  const id = await create()
  const change = (state: string) => shop.ask(changeStandingOrderState, { id, state }, nadia)
  await change('paused')
  setTime(first.order)
  expect(await run()).toMatchObject({ ordered: 0 })
  setTime('2027-01-12T08:00:00.000Z')
  await change('active')
  setTime(second.order)
  expect(await run()).toMatchObject({ ordered: 1 })
  expect(await outcomes()).toEqual([ordered('2027-01-15')])
  await change('ended')
  setTime('2027-02-01T20:00:00.000Z')
  expect(await run()).toMatchObject({ ordered: 0 })
  expect(await outcomes()).toHaveLength(1)
})

// F631
test('a standing order that is not automatic is prepared when it is announced, and orders nothing', async () => {
  const { create, run, setTime, outcomes, mails, read } = await openStanding()
  const id = await create({ isAutomatic: false, weekdays: [5] })
  setTime(second.announce)
  expect(await run()).toMatchObject({ announced: 1, ordered: 0 })
  expect(await run()).toMatchObject({ announced: 0, ordered: 0 })
  expect(await outcomes()).toEqual([refused('2027-01-15', 'prepared')])
  expect((await mails()).map(({ text }) => text.includes('Nothing has been ordered yet'))).toEqual([true])
  expect((await read(id))?.dates[0]).toMatchObject({ state: 'prepared', cutOff: second.cutOff })
})

// F633
test('lines that are out of stock or no longer sold are left out, and named in the confirmation and on the page', async () => {
  const { shop, ids, create, run, setTime, outcomes, mails, read } = await openStanding()
  const lines = ['200006', '200002', '200005'].map((sku, index) => ({ productId: ids[sku] ?? '', quantity: index + 3 }))
  const id = await create({ lines })
  await shop.db.batch([
    // 1 left of 5 lentil crème, and the flour is no longer sold
    shop.db
      .prepare('UPDATE stock SET quantity = 1 WHERE id = (SELECT stock_id FROM products WHERE sku = ?1)')
      .bind('200005'),
    shop.db.prepare('DELETE FROM product_prices WHERE product_id = ?1').bind(Number(ids['200002'])),
  ])
  setTime(first.order)
  expect(await run()).toMatchObject({ ordered: 1, failures: [] })
  expect(await outcomes()).toEqual([ordered('2027-01-12', 4)])
  const said = 'Not available in full: Wheat flour (no longer sold), Lentil crème (1 of 5).'
  expect((await mails())[0]?.text).toContain(said)
  expect((await read(id))?.dates[0]).toMatchObject({
    state: 'ordered',
    reason: said,
    order: { id: expect.any(String) },
  })
})

// F630
test('the announcement names what is short, dearer by more than 3 % and has other allergens than last time', async () => {
  const { shop, ids, add, place, nadia, create, run, setTime, mails } = await openStanding()
  for (const sku of ['200006', '200002', '200005']) await add(sku, 1)
  expect((await place(nadia)).errors).toEqual([])
  const lines = ['200006', '200002', '200005'].map((sku) => ({ productId: ids[sku] ?? '', quantity: 4 }))
  await create({ lines, weekdays: [5] })
  await shop.db.batch([
    shop.db
      .prepare(
        'UPDATE product_prices SET regular_cents = regular_cents * 2, final_cents = final_cents * 2 WHERE product_id = ?1',
      )
      .bind(Number(ids['200006'])),
    shop.db
      .prepare("UPDATE products SET allergens = 'c' || substr(allergens, 2) WHERE id = ?1")
      .bind(Number(ids['200005'])),
  ])
  setTime(second.announce)
  expect(await run()).toMatchObject({ announced: 1 })
  const text = (await mails()).at(-1)?.text ?? ''
  expect(text).toContain('Not fully in stock at the moment: Lentil crème (3 of 4).')
  expect(text).toMatch(/Dearer than last time: Lentils \(€\s?[\d.,]+ → €\s?[\d.,]+\)\./)
  expect(text).toContain('Note: other allergens than last time: Lentil crème (Gluten).')
})

// F634
test.for([
  ['a credit hold', 'invoices are unpaid', 'failed'],
  ['a minimum order', 'below the minimum of €9,999.00', 'failed'],
  ['a deleted address', 'address no longer exists', 'failed'],
  ['an empty stock', 'None of the items is in stock', 'failed'],
  ['a role without the permission', 'Your role no longer allows', 'failed'],
  ['a removed user', 'no longer a user of your company', 'failed'],
  ['a limit', 'above your limit', 'prepared'],
] as const)('%s orders nothing, and one mail says why', async ([name, reason, outcome]) => {
  const more = name === 'a minimum order' ? { minimumOrderCents: 999_900 } : {}
  const { shop, create, run, setTime, outcomes, mails, orderCount } = await openStanding(more)
  await create()
  const before = await orderCount()
  const { db } = shop
  const sql = {
    'a deleted address': 'DELETE FROM addresses WHERE id = 2',
    'an empty stock': 'UPDATE stock SET quantity = 0',
    'a role without the permission': "UPDATE customers SET role = 'bookkeeper' WHERE id = 1",
    'a removed user': "UPDATE customers SET is_active = 0, removed_at = '2027-01-11' WHERE id = 1",
    'a limit': "UPDATE customers SET role = 'buyer', order_limit_cents = 100 WHERE id = 1",
  }
  if (name === 'a credit hold') await holdCompany(db, 1, { since: '2027-01-11', reason: null, openCents: null })
  else if (name !== 'a minimum order') await db.prepare(sql[name]).run()
  setTime(first.order)
  expect(await run()).toMatchObject({ ordered: 0, refused: 1, failures: [] })
  expect(await run()).toMatchObject({ ordered: 0, refused: 0 })
  expect(await outcomes()).toEqual([refused('2027-01-12', outcome)])
  const sent = await mails()
  expect(sent.map(({ text }) => text.replaceAll('\u00a0', ' ').includes(reason))).toEqual([true])
  expect(sent[0]?.recipient).toBe(
    name === 'a removed user' ? 'tom@brasserie-nova.example' : 'nadia@brasserie-nova.example',
  )
  if (name !== 'a removed user') {
    await db.prepare("UPDATE customers SET role = 'administrator' WHERE id = 1").run()
    expect(await orderCount()).toBe(before)
  }
})

// F632
test('a change of the customer between read and write is not lost: the old lines are not ordered', async () => {
  const { shop, nadia, input, create, read, run, setTime, outcomes } = await openStanding()
  const id = await create()
  setTime('2027-01-11T19:59:59.999Z')
  const changed = shop.ask(
    updateStandingOrder,
    { id, input: input({ lines: [{ productId: input().lines[0]?.productId ?? '', quantity: 7 }] }) },
    nadia,
  )
  setTime(first.order)
  await Promise.allSettled([changed, run(), run()])
  await run()
  const [outcome] = await outcomes()
  expect(outcome?.quantity).toBe((await read(id))?.lines[0]?.quantity)
})

// F632
test('a standing order that fails does not stop the others, and is tried again', async () => {
  const { shop, create, run, setTime, outcomes } = await openStanding()
  const broken = await create()
  await create()
  await shop.db.prepare("UPDATE standing_orders SET shipping_method = 'by_drone' WHERE id = ?1").bind(broken).run()
  setTime(first.order)
  expect(await run()).toMatchObject({ ordered: 1, failures: [{ id: broken, reason: 'there is no method by_drone' }] })
  expect(await run()).toMatchObject({ ordered: 0, failures: [] })
  await shop.db.prepare("UPDATE standing_orders SET shipping_method = 'pickup_pickup' WHERE id = ?1").bind(broken).run()
  setTime('2027-01-11T20:05:00.000Z')
  expect(await run()).toMatchObject({ ordered: 1, failures: [] })
  expect(await outcomes()).toHaveLength(2)
})

// F632
test('a standing order that failed while the clock was a day ahead is tried again once the clock is right', async () => {
  const { shop, create, run, setTime } = await openStanding()
  const id = await create({ startDate: '2027-01-13' })
  const setMethod = (method: string) =>
    shop.db.prepare('UPDATE standing_orders SET shipping_method = ?2 WHERE id = ?1').bind(id, method).run()
  await setMethod('by_drone')
  setTime(second.order)
  expect(await run()).toMatchObject({ failures: [{ id }] })
  await setMethod('pickup_pickup')
  setTime('2027-01-13T20:00:00.000Z')
  expect(await run()).toMatchObject({ announced: 1, failures: [] })
})
