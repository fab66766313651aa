// A shop over demo data with strings in every text field, and its callers.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { copyNodeData } from '../../../tests/support/demo-data.ts'
import { startSmtpServer } from '../../../tests/support/mail-servers.ts'
import { type NodeShop, startNodeShop } from '../../../tests/support/server.ts'
import { createStaff } from '../../../tests/support/staff.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor, visitorOf } from '../../../tests/support/visit.ts'
import { insertMoreRows, joinRecalls } from './more-rows.ts'
import { type Caller, type Records, readRecords } from './requests.ts'
import { type Wave, type Written, writeStrings } from './write-strings.ts'

export type WaveShop = {
  shop: NodeShop
  records: Records
  callers: Record<Caller, Visitor>
  received: Awaited<ReturnType<typeof startSmtpServer>>['received']
  /** The last number of the outbox before the first request. */
  lastMail: number
  stop(): Promise<void>
}

const productsInCart = 4

async function logInAtDesk(shop: NodeShop, { email, password, code }: Awaited<ReturnType<typeof createStaff>>) {
  const visitor = visitorOf(shop)
  const { status } = await visitor.submit('/desk/en/login', { email, password, code: code() }, '/desk/en/login')
  if (status !== 303) throw new Error(`login at the desk: ${status}`)
  return visitor
}

/** @param wave null: the demo data as they are */
export async function startWaveShop(wave: Wave | null, written: Written): Promise<WaveShop> {
  const dataDir = await copyNodeData()
  insertMoreRows(dataDir)
  const db = new DatabaseSync(join(dataDir, 'commerce.sqlite'))
  const sql = async (_: string, query: string, ...values: unknown[]) =>
    db.prepare(query).all(...(values as SQLInputValue[])) as never
  const staff = await createStaff({ sql })
  const lastMail = Number(db.prepare('SELECT max(id) AS id FROM outbox').get()?.id ?? 0)
  db.close()
  const records = readRecords(dataDir)
  if (wave) writeStrings(dataDir, wave, written)
  joinRecalls(dataDir)
  const smtp = await startSmtpServer()
  const env = {
    LOG_LEVEL: 'error',
    MAIL_FROM: 'Proviant <shop@proviant.example>',
    SMTP_URL: `smtp://shop:secret@${smtp.host}`,
  }
  const shop = await startNodeShop({ dataDir, env })
  const stop = async () => {
    await shop.stop()
    await smtp.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const customer = await createLoggedInVisitor(shop)
    for (const productId of await findOrderableProducts(shop, productsInCart))
      await (await customer.post('/api/en/cart/items', { productId, quantity: '2' })).text()
    const callers = { guest: visitorOf(shop), customer, staff: await logInAtDesk(shop, staff) }
    return { shop, records, callers, received: smtp.received, lastMail, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
