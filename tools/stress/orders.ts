// Measures the cost of waiting for an order's fsync before the response.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSecrets } from '../../scripts/secrets.ts'
import { openNodeBindings } from '../../src/server/platform/node/bindings.ts'
import { copyNodeData } from '../../tests/support/demo-data.ts'
import { median } from '../bench/statistics.ts'
import type { StressResult } from './stress-result.ts'

type Worker = { fetch(request: Request, bindings: object, lent: object): Promise<Response> }
type Answer = {
  data?: { customerLogin?: { accessToken: string }; addresses?: { addresses: { id: string }[] } }
  errors?: unknown
}

/** Median times of orders with and without fsync, sent directly to the backend. */
export async function runOrders({ orders }: { orders: number }): Promise<StressResult[]> {
  const dataDir = await copyNodeData()
  const bindings = openNodeBindings({ dataDir, vars: { LOG_LEVEL: 'error', ...readSecrets(dataDir, {}) } })
  const db = bindings.COMMERCE_DB
  try {
    await db.prepare('UPDATE stock SET quantity = 1000000').run()
    const product = await db
      .prepare("SELECT min(id) AS id FROM products WHERE type = 'simple' AND is_stock_article = 1")
      .first<number>('id')
    const built = pathToFileURL(resolve('dist/server/index.js')).href
    const { default: worker } = (await import(built)) as { default: Worker }
    const lent = { waitUntil: () => undefined, passThroughOnException: () => undefined }
    const ask = async (query: string, headers: Record<string, string> = {}) => {
      const body = JSON.stringify({ query })
      const how = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
      const response = await worker.fetch(new Request('http://localhost/graphql/commerce', how), bindings, lent)
      const { data, errors } = (await response.json()) as Answer
      if (errors) throw new Error(JSON.stringify(errors))
      return data ?? {}
    }
    const login = await ask(
      'mutation { customerLogin(input: {email: "nadia@brasserie-nova.example", password: "proviant-demo"}) { accessToken } }',
    )
    const authorization = `Bearer ${login.customerLogin?.accessToken}`
    const { addresses } = await ask('{ addresses { addresses { id } } }', { authorization })
    const address = addresses?.addresses[0]?.id
    const times: Record<'FULL' | 'OFF', number[]> = { FULL: [], OFF: [] }
    for (let order = 0; order < orders * 2; order++) {
      const mode = order % 2 ? 'OFF' : 'FULL'
      await ask(`mutation { addItemToCart(input: {productId: "${product}", quantity: 1}) { cart { id } } }`, {
        authorization,
      })
      await db.prepare(`PRAGMA synchronous = ${mode}`).run()
      const started = performance.now()
      await ask(
        `mutation { placeOrder(input: {shippingAddressId: "${address}", billingAddressId: "${address}", shippingMethod: "delivery_delivery"}) { success } }`,
        { authorization, 'idempotency-key': `stress-${order}` },
      )
      times[mode].push(performance.now() - started)
    }
    const full = median(times.FULL)
    return [
      { part: 'orders', what: `an order on disk, median of ${orders}`, value: full, unit: 'ms', limit: null },
      {
        part: 'orders',
        what: 'of which waiting for the disk',
        value: full - median(times.OFF),
        unit: 'ms',
        limit: null,
      },
    ]
  } finally {
    bindings.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
