// Imports a large catalogue into a shop on Node while customers order: measures the import, its memory, and the orders.
import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { heapFlags, memoryEnv } from '../../scripts/setup/memory-settings.mjs'
import { copyNodeData } from '../../tests/support/demo-data.ts'
import { type NodeShop, startNodeShop } from '../../tests/support/server.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor } from '../../tests/support/visit.ts'
import { seededDatabase } from '../bench/catalogue/databases.ts'
import { figure, limitP99, percentile, ratio } from '../bench/statistics.ts'
import { createTestCustomers, readCheckout, withDatabase } from './buyers.ts'
import type { StressResult } from './stress-result.ts'

const buyerCount = 4
/** Between two orders of a customer. */
const pauseMs = 200
const kinds = ['categories', 'products', 'prices', 'stock', 'customers']
const part = 'import'

type Size = { products: number; calmSeconds: number }

export async function runImport({ products, calmSeconds }: Size): Promise<StressResult[]> {
  const files = await exportCatalogue(products)
  const shop = await startNodeShop({ env: { LOG_LEVEL: 'error' } })
  try {
    const orderable = await findOrderableProducts(shop, buyerCount)
    fillStock(shop.dataDir)
    const buyers: Visitor[] = []
    for (const email of createTestCustomers(shop.dataDir, buyerCount))
      buyers.push(await createLoggedInVisitor(shop, email))
    const orderUntil = async (done: Promise<unknown>) => {
      const orders: Order[] = []
      let isDone = false
      const end = done.finally(() => {
        isDone = true
      })
      const order = async (buyer: Visitor, index: number) => {
        while (!isDone) {
          orders.push(await placeOrder(buyer, orderable[index % orderable.length] ?? ''))
          await sleep(pauseMs)
        }
      }
      await Promise.all([end, ...buyers.map(order)])
      return orders
    }
    const { peakMb: emptyMb } = await runImportCommand(shop, files, ['categories'])
    const calm = await orderUntil(sleep(calmSeconds * 1000))
    const first = runImportCommand(shop, files, kinds)
    const during = await orderUntil(first)
    const { seconds, peakMb, output } = await first
    // orders have changed the stock meanwhile
    const again = await runImportCommand(
      shop,
      files,
      kinds.filter((kind) => kind !== 'stock'),
    )
    const failed = [...calm, ...during].filter(({ isPlaced }) => !isPlaced).length
    const timesOf = (orders: readonly Order[]) => orders.map(({ ms }) => ms)
    const times = timesOf(during)
    const [before, beside] = [percentile(timesOf(calm), 0.99), percentile(times, 0.99)]
    const imported = /^products: (\d+) new/m.exec(output)?.[1]
    const changes = [...again.output.matchAll(/: (\d+) new, (\d+) changed/g)]
    return [
      { part, what: `${imported} new products, seconds`, value: seconds, unit: '', limit: 60 },
      {
        part,
        what: `memory of the command, above ${figure(emptyMb, 'MB')} without products`,
        value: peakMb && emptyMb && peakMb - emptyMb,
        unit: 'MB',
        limit: 300,
      },
      { part, what: `orders that failed, of ${calm.length + during.length}`, value: failed, unit: '', limit: 0 },
      {
        part,
        what: `${during.length} orders beside the import: p99 against ${figure(before, 'ms')} when calm`,
        value: ratio(beside, before),
        unit: '',
        limit: limitP99(2, times),
      },
      {
        part,
        what: 'longest order beside the import',
        value: Math.max(...during.map(({ ms }) => ms)),
        unit: 'ms',
        limit: null,
      },
      {
        part,
        what: `rows that the same import changes again, in ${figure(again.seconds, '')} seconds`,
        value: changes.reduce((sum, [, added, changed]) => sum + Number(added) + Number(changed), 0),
        unit: '',
        limit: 0,
      },
    ]
  } finally {
    await shop.stop()
    rmSync(files, { recursive: true, force: true })
  }
}

/** No product is sold out by the orders, or by the imported stock. */
const fillStock = (dataDir: string) =>
  withDatabase(dataDir, (db) => db.prepare('UPDATE stock SET quantity = 1000000').run())

/** A folder with the files of a generated catalogue. */
async function exportCatalogue(products: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-import-'))
  const dataDir = await copyNodeData()
  for (const suffix of ['-wal', '-shm']) rmSync(join(dataDir, `commerce.sqlite${suffix}`), { force: true })
  cpSync(await seededDatabase(products, console.error), join(dataDir, 'commerce.sqlite'))
  fillStock(dataDir)
  await promisify(execFile)(process.execPath, ['scripts/export.ts', folder], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  rmSync(dataDir, { recursive: true, force: true })
  return folder
}

type Order = { ms: number; isPlaced: boolean }

async function placeOrder(buyer: Visitor, productId: string): Promise<Order> {
  const added = await buyer.post('/api/en/cart/items', { productId, quantity: '1' })
  if (!added.ok) console.error(`No product was added: ${added.status} ${await added.text()}`)
  const form = await readCheckout(buyer)
  const started = performance.now()
  const response = await buyer.post('/api/en/checkout/order', form)
  const text = await response.text()
  if (!response.ok) console.error(`An order failed: ${response.status} ${text}`)
  return { ms: performance.now() - started, isPlaced: response.ok }
}

async function runImportCommand({ dataDir }: NodeShop, folder: string, given: readonly string[]) {
  const started = performance.now()
  const flags = given.flatMap((kind) => [`--${kind}`, join(folder, `${kind}.csv`)])
  const child = spawn(process.execPath, [...heapFlags, 'scripts/import.ts', ...flags], {
    env: { ...memoryEnv, ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  let peakMb: number | null = null
  const timer = setInterval(() => {
    peakMb = readPeakMb(child.pid ?? 0) ?? peakMb
  }, 50)
  const code = await new Promise((done) => child.once('close', done))
  clearInterval(timer)
  if (code !== 0) throw new Error(output)
  return { seconds: (performance.now() - started) / 1000, peakMb, output }
}

/** Largest resident memory of a process until now, in megabytes; null if not available (not Linux). */
function readPeakMb(pid: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
