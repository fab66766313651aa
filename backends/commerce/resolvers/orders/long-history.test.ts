// The pages of a company do not become slower with each order: their queries read a page of orders, or an index.
import { expect, test } from 'vitest'
import type { Sql } from '#backends/sql/database.ts'
import {
  invoiceBalance,
  invoiceSummaries,
  orderProposal,
  ordersList,
  productChanges,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openOrdering } from '#tests/support/ordering.ts'

function openRecordingDatabase() {
  const statements = new Set<string>()
  const db = openSqliteD1(':memory:')
  const prepare = db.prepare.bind(db)
  db.prepare = (sql) => {
    statements.add(sql)
    return prepare(sql)
  }
  return { statements, db }
}

async function readsAllOrders(db: Sql, sql: string): Promise<boolean> {
  const parameters = [...sql.matchAll(/\?(\d*)/g)].map(([, number]) => Number(number))
  const count = Math.max(0, ...parameters) + parameters.filter((number) => number === 0).length
  const explained = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array<number>(count).fill(1))
  const { results } = await explained.all<{ detail: string }>()
  const plan = results.map(({ detail }) => detail)
  // a covering index is read without the orders, and that of a customer for a few orders
  const readsRows =
    plan[0]?.startsWith('SEARCH o USING PRIMARY KEY') ||
    plan.some((step) =>
      /^(SCAN (o|orders)\b(?! USING COVERING)|SEARCH (o|orders) USING INDEX orders_by_company)/.test(step),
    )
  const endsEarly = sql.includes('LIMIT') && !plan.some((step) => step.includes('FOR ORDER BY'))
  return readsRows && !endsEarly
}

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
