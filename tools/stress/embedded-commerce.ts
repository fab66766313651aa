// The built shop in this process over the demo data, for requests to its commerce backend without HTTP.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSecrets } from '../../scripts/secrets.ts'
import { openNodeBindings } from '../../src/server/platform/node/bindings.ts'
import { copyNodeData } from '../../tests/support/demo-data.ts'

type Worker = { fetch(request: Request, bindings: object, lent: object): Promise<Response> }
type Answer = {
  data?: { customerLogin?: { accessToken: string }; addresses?: { addresses: { id: string }[] } }
  errors?: unknown
}

export type EmbeddedCommerce = Awaited<ReturnType<typeof openEmbeddedCommerce>>

/** A customer can order in it, and no order sells a product out. */
export async function openEmbeddedCommerce() {
  const dataDir = await copyNodeData()
  const bindings = openNodeBindings({ dataDir, vars: { LOG_LEVEL: 'error', ...readSecrets(dataDir, {}) } })
  const db = bindings.COMMERCE_DB
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
  return {
    ...{ dataDir, db },
    fillCart: () =>
      ask(`mutation { addItemToCart(input: {productId: "${product}", quantity: 1}) { cart { id } } }`, {
        authorization,
      }),
    /** Resolves when the order is confirmed. */
    placeOrder: (key: string) =>
      ask(
        `mutation { placeOrder(input: {shippingAddressId: "${address}", billingAddressId: "${address}", shippingMethod: "delivery_delivery"}) { success } }`,
        { authorization, 'idempotency-key': key },
      ),
    close() {
      bindings.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
