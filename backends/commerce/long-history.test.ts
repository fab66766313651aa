// The pages of a company and of the desk, and the work of each minute, do not become slower with each order, mail or event.
import { expect, test } from 'vitest'
import {
  deskCustomer,
  deskMails,
  deskOrders,
  deskQuotes,
  deskStaff,
  invoiceBalance,
  invoiceSummaries,
  orderProposal,
  ordersList,
  productChanges,
  recalls,
} from '#contracts/generated/commerce.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { openOrdering } from '#tests/support/ordering.ts'
import { explain, openRecordingDatabase } from '#tests/support/query-plans.ts'
import { deliverEvents } from '../outbox/deliver-events.ts'
import { countMessages } from '../sql/count-messages.ts'
import type { Sql } from '../sql/database.ts'
import { createCommerceEvents } from './events/commerce-events.ts'
import { defaultRetention, deleteExpired } from './sql/personal-data/delete-expired.ts'
import { createTestStaff } from './testing/staff.ts'

async function readsAllOrders(db: Sql, sql: string): Promise<boolean> {
  const plan = await explain(db, sql)
  // a covering index is read without the orders, and that of a customer for a few orders
  const readsRows =
    plan[0]?.startsWith('SEARCH o USING PRIMARY KEY') ||
    plan.some((step) =>
      /^(SCAN (o|orders)\b(?! USING COVERING)|SEARCH (o|orders) USING INDEX orders_by_company)/.test(step),
    )
  const endsEarly = sql.includes('LIMIT') && !plan.some((step) => step.includes('FOR ORDER BY'))
  return readsRows && !endsEarly
}

// F698
test.each([
  { document: ordersList, least: 2 },
  { document: invoiceSummaries, least: 1 },
  { document: invoiceBalance, least: 1 },
  { document: orderProposal, least: 1 },
  { document: productChanges, least: 1 },
])('$document.name does not read all orders of the company', async ({ document, least }) => {
  const { db, statements } = openRecordingDatabase()
  const { shop, nadia } = await openOrdering({}, db)
  statements.clear()
  await shop.ask(document as typeof ordersList, {}, nadia)
  const ofOrders = [...statements].filter((sql) => /\borders\b/.test(sql))
  expect(ofOrders.length).toBeGreaterThanOrEqual(least)
  for (const sql of ofOrders) expect([sql, await readsAllOrders(shop.db, sql)]).toEqual([sql, false])
})

/** Steps of the plans of the statements that match `of`. @throws if there is none */
async function planOf(db: Sql, statements: ReadonlySet<string>, of: RegExp): Promise<string[]> {
  const matching = [...statements].filter((sql) => of.test(sql))
  expect(matching.length).toBeGreaterThan(0)
  return (await Promise.all(matching.map((sql) => explain(db, sql)))).flat()
}

/** `wrong`: a step of the plan of the statements that match `of`. */
type Case = { document: TypedDocument<unknown, never>; variables: object; of: RegExp; wrong: RegExp }

/** Reads each order of the company, or each invoice by its order. */
const ofEachOrder = /^SEARCH o USING INDEX orders_by_company|^SEARCH i USING INDEX sqlite_autoindex_invoices/

// F698
test.each<Case>([
  { document: ordersList, variables: { page: 400 }, of: /FROM orders/, wrong: ofEachOrder },
  { document: ordersList, variables: { status: 'processing' }, of: /FROM orders/, wrong: ofEachOrder },
  {
    document: ordersList,
    variables: { from: '2026-01-01', until: '2026-03-01' },
    of: /FROM orders/,
    wrong: ofEachOrder,
  },
  { document: invoiceSummaries, variables: {}, of: /FROM invoices/, wrong: ofEachOrder },
  { document: invoiceSummaries, variables: { state: 'overdue' }, of: /FROM invoices/, wrong: ofEachOrder },
  { document: invoiceBalance, variables: {}, of: /FROM invoices/, wrong: ofEachOrder },
  { document: recalls, variables: {}, of: /FROM recalls/, wrong: /orders_by_company/ },
])('$document.name with $variables reads rows of its page only', async ({ document, variables, of, wrong }) => {
  const { db, statements } = openRecordingDatabase()
  const { shop, nadia } = await openOrdering({}, db)
  statements.clear()
  await shop.ask(document, variables as never, nadia)
  expect((await planOf(db, statements, of)).filter((step) => wrong.test(step))).toEqual([])
})

// F698
test.each<Case>([
  { document: deskStaff, variables: {}, of: /'pending'/, wrong: /^SEARCH o USING INDEX|TEMP B-TREE/ },
  { document: deskOrders, variables: { input: {} }, of: /order_progress/, wrong: /orders_by_delivery_date/ },
  {
    document: deskOrders,
    variables: { input: { status: 'pending' } },
    of: /order_progress/,
    wrong: /orders_by_delivery_date/,
  },
  {
    document: deskOrders,
    variables: { input: { search: 'nova' } },
    of: /order_progress/,
    wrong: /orders_by_delivery_date/,
  },
  { document: deskQuotes, variables: { state: 'waiting' }, of: /quote_messages/, wrong: /^SEARCH o USING INDEX/ },
  { document: deskQuotes, variables: { state: 'sent' }, of: /quote_messages/, wrong: /^SEARCH o USING INDEX/ },
  { document: deskMails, variables: { input: {} }, of: /FROM outbox/, wrong: /TEMP B-TREE/ },
  { document: deskMails, variables: { input: { status: 'sent' } }, of: /FROM outbox/, wrong: /TEMP B-TREE/ },
  { document: deskCustomer, variables: { id: '1' }, of: /SUM\(o.grand_total_cents\)/, wrong: ofEachOrder },
])(
  '$document.name of the desk with $variables reads rows of its page only',
  async ({ document, variables, of, wrong }) => {
    const { db, statements } = openRecordingDatabase()
    const { shop } = await openOrdering({}, db)
    const { headers } = await createTestStaff(db)
    statements.clear()
    await shop.ask(document, variables as never, headers)
    expect((await planOf(db, statements, of)).filter((step) => wrong.test(step))).toEqual([])
  },
)

const now = () => new Date()
const events = /\bevents\b/

// F698
test.each<[string, (given: Awaited<ReturnType<typeof openOrdering>>) => Promise<unknown>]>([
  [
    'the delivery of events',
    ({ shop: { db } }) => deliverEvents(createCommerceEvents({ db, now }), async () => ({ sent: true })),
  ],
  ['the count of events', ({ shop: { db } }) => countMessages(db, 'events', 'due_at', now())],
  [
    'an order',
    async ({ add, place, nadia }) => {
      await add('200006', 3)
      expect((await place(nadia)).errors).toEqual([])
    },
  ],
])('%s does not read the events that were sent', async (_, work) => {
  const { db, statements } = openRecordingDatabase()
  const ordering = await openOrdering({}, db)
  statements.clear()
  await work(ordering)
  const plan = await planOf(db, statements, events)
  expect(plan.filter((step) => /^SCAN events(?! USING COVERING)/.test(step))).toEqual([])
})

// F698
test('the end of the retention period of orders does not read all dates of standing orders', async () => {
  const { db, statements } = openRecordingDatabase()
  const { shop } = await openOrdering({}, db)
  statements.clear()
  await deleteExpired(shop.db, defaultRetention, now())
  const plan = await planOf(db, statements, /standing_order_dates/)
  expect(plan.filter((step) => step.startsWith('SCAN standing_order_dates'))).toEqual([])
})
