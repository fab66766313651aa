// A disk that fills up while customers order: confirmed orders stay, others are refused with a sentence, and pages are still served.
import { setTimeout as sleep } from 'node:timers/promises'
import { onFullDisk } from '../../../tests/support/disk.ts'
import { startNodeShop } from '../../../tests/support/server.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor } from '../../../tests/support/visit.ts'
import { isConfirmed, readCheckout, withDatabase } from '../buyers.ts'
import { findWrong, readShop, type Served, withCopy } from './damaged-shop.ts'

/** Bytes of the WAL that still fit on the disk, in blocks of 512: some tens of orders. */
const freeBlocks = { least: 600, more: 600 }
const mostOrders = 400
const enoughRefused = 5

export async function checkFullDisk(dataDir: string, before: Served, random: () => number) {
  return withCopy(dataDir, async (copy) => {
    withDatabase(copy, (db) => db.exec('UPDATE stock SET quantity = 1000000; PRAGMA wal_checkpoint(TRUNCATE)'))
    const blocks = Math.floor(freeBlocks.least + freeBlocks.more * random())
    const failures: string[] = []
    const shop = await startNodeShop({ dataDir: copy, through: onFullDisk(blocks) })
    const [confirmed, refused] = [new Set<string>(), [] as string[]]
    try {
      const [productId = ''] = await findOrderableProducts(shop, 1)
      const buyer = await createLoggedInVisitor(shop)
      for (let order = 0; order < mostOrders && refused.length < enoughRefused; order++) {
        const { key, problem } = await placeOrder(buyer, productId)
        if (problem === null) confirmed.add(key)
        else refused.push(problem)
        if (problem !== null && !/^(409|5..|unconfirmed) [A-Z].*[.!]$/.test(problem))
          failures.push(`an order on the full disk: ${problem}`)
      }
      if (refused.length === 0) failures.push('the disk did not fill up')
      failures.push(...findWrong(before, await readShop(shop)).filter((wrong) => !/orders|login/.test(wrong)))
      await sleep(100)
      if (!shop.output().includes(copy)) failures.push(`the log does not name the file: ${shop.output().slice(-600)}`)
    } finally {
      await shop.kill()
    }
    const again = await startNodeShop({ dataDir: copy })
    await again.stop()
    withDatabase(copy, (db) => {
      const keys = new Set(
        db
          .prepare('SELECT idempotency_key AS key FROM orders')
          .all()
          .map(({ key }) => String(key)),
      )
      for (const key of confirmed) if (!keys.has(key)) failures.push(`the confirmed order ${key} is lost`)
      const state = db.prepare('PRAGMA integrity_check').get()?.integrity_check
      if (state !== 'ok') failures.push(`integrity_check: ${state}`)
    })
    return { failures, confirmed: confirmed.size, refused: refused.length }
  })
}

/** @returns the key of the order, and status and sentence of a refusal */
async function placeOrder(buyer: Visitor, productId: string): Promise<{ key: string; problem: string | null }> {
  const titleOf = async (answer: Response) =>
    `${answer.status} ${((await answer.json().catch(() => ({}))) as { title?: string }).title}`
  const added = await buyer.post('/api/en/cart/items', { productId, quantity: '1' })
  if (!added.ok) return { key: '', problem: await titleOf(added) }
  await added.body?.cancel()
  const form = await readCheckout(buyer)
  const answer = await buyer.post('/api/en/checkout/order', form)
  if (!answer.ok) return { key: form.key, problem: await titleOf(answer) }
  if (await isConfirmed(answer)) return { key: form.key, problem: null }
  const page = await (await buyer.ask('/en/checkout')).text()
  return {
    key: form.key,
    problem: `unconfirmed ${/<h1[^>]*>We are checking/.test(page) ? 'Explained.' : 'without explanation'}`,
  }
}
