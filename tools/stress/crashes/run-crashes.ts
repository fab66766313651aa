// Kills the shop and imports at random moments while customers write, then checks that each confirmed write exists once and as a whole.
import { setTimeout as sleep } from 'node:timers/promises'
import { jana } from '../../../tests/support/approvals.ts'
import { startMailApi } from '../../../tests/support/mail-servers.ts'
import { createLoggedInVisitor, findOrderableProducts, nadia } from '../../../tests/support/visit.ts'
import { seeded } from '../../bench/seeded-random.ts'
import { createTestCustomers, withDatabase } from '../buyers.ts'
import type { StressResult } from '../stress-result.ts'
import { createApprovalWriter } from './approval-writer.ts'
import { type CrashingShop, startCrashingShop } from './crashing-shop.ts'
import { createImportWriter } from './import-writer.ts'
import { createListWriter } from './list-writer.ts'
import { checkMails, settleMails } from './mail-check.ts'
import { checkStock, createOrderWriter, plenty } from './order-writer.ts'
import { createStandingWriter } from './standing-writer.ts'
import { none } from './writer.ts'

const orderCustomers = 5
const listCustomers = 2
/** The longest time between the first order after a start and the kill. */
const longestLifeMs = 1_200

export async function runCrashes({ kills, seed }: { kills: number; seed: number }): Promise<StressResult[]> {
  const random = seeded(seed)
  const mailApi = await startMailApi()
  const crashing = await startCrashingShop({
    MAIL_API_URL: mailApi.url,
    MAIL_API_TOKEN: 'stress',
    MAIL_FROM: 'shop@shop.example',
  })
  const imports = await createImportWriter(crashing, random)
  try {
    const { dataDir } = crashing
    withDatabase(dataDir, (db) => db.exec(`UPDATE stock SET quantity = ${plenty}`))
    const ordersBefore = withDatabase(dataDir, (db) =>
      db
        .prepare('SELECT id FROM orders')
        .all()
        .map(({ id }) => String(id)),
    )
    const { orders, standing, others } = await createWriters(crashing)
    const writers = [orders, standing, imports, ...others]
    const writing = Promise.all(writers.map((writer) => writer.run()))
    let done = 0
    while (done + imports.kills() < kills) {
      // waits until orders are in flight again
      const before = orders.confirmedCount()
      for (let waits = 0; orders.confirmedCount() === before && waits < 500; waits++) await sleep(20)
      await sleep(longestLifeMs * random())
      await crashing.restart()
      done += 1
    }
    crashing.end()
    await writing
    await imports.finish()
    await standing.settle()
    await settleMails(dataDir)
    await crashing.shop().stop()
    const checks = withDatabase(dataDir, (db) => [
      none(
        `damaged databases after ${done} kills of the shop and ${imports.kills()} of imports, ${crashing.unanswered()} requests without a response`,
        Number(db.prepare('PRAGMA integrity_check').get()?.integrity_check !== 'ok') +
          db.prepare('PRAGMA foreign_key_check').all().length,
      ),
      ...writers.flatMap((writer) => writer.check(db)),
      ...checkStock(db, ordersBefore),
      ...checkMails(db, mailApi.posted),
    ])
    return checks
  } finally {
    await crashing.remove()
    imports.remove()
    await mailApi.close()
  }
}

async function createWriters(crashing: CrashingShop) {
  const login = async (email: string) => (await createLoggedInVisitor(crashing.shop(), email)).cookies
  const products = await findOrderableProducts(crashing.shop(), orderCustomers + 4)
  const emails = createTestCustomers(crashing.dataDir, orderCustomers + listCustomers + 1)
  const own = await Promise.all(emails.map(login))
  const customers = own
    .slice(0, orderCustomers)
    .map((cookies, index) => ({ cookies, productId: products[index] ?? '' }))
  const [productId = '', ...listed] = products.slice(orderCustomers)
  const orders = createOrderWriter(crashing, customers)
  const standing = await createStandingWriter(crashing, { cookies: own.at(-1) ?? new Map(), productId })
  const lists = createListWriter(crashing, own.slice(orderCustomers, -1), listed)
  const people = { buyer: await login(jana), approver: await login(nadia), productId }
  return { orders, standing, others: [lists, createApprovalWriter(crashing, people)] }
}
