// Many customers order at once: measures waiting times, overselling of the last pieces, and a long quick order.
import { startNodeShop } from '../../tests/support/server.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor } from '../../tests/support/visit.ts'
import { median, percentile } from '../bench/statistics.ts'
import { createTestCustomers, readCheckout, withDatabase } from './buyers.ts'
import type { StressResult } from './stress-result.ts'

const wanting = 40
const pieces = 10
const quickOrderRows = 200

export async function runConcurrency(load: { customers: number; orders: number }): Promise<StressResult[]> {
  const shop = await startNodeShop({ env: { LOG_LEVEL: 'error' } })
  try {
    const setStock = (quantity: string, of: string) =>
      withDatabase(shop.dataDir, (db) =>
        db
          .prepare(`UPDATE stock SET quantity = ${quantity} WHERE id = (SELECT stock_id FROM products WHERE id = ?)`)
          .run(of),
      )
    const [first = '', ...products] = await findOrderableProducts(shop, 12)
    for (const product of products) setStock('1000000', product)
    const buyers: Visitor[] = []
    for (const email of createTestCustomers(shop.dataDir, wanting))
      buyers.push(await createLoggedInVisitor(shop, email))
    return [
      ...(await orderAtOnce(buyers.slice(0, load.customers), products, load.orders)),
      ...(await wantTheLast(buyers, first, () =>
        setStock(`${pieces} * (SELECT stock_units FROM products WHERE id = ${Number(first)})`, first),
      )),
      await checkQuickOrder(shop.dataDir, buyers[0] as Visitor),
    ]
  } finally {
    await shop.stop()
  }
}

async function orderAtOnce(
  buyers: readonly Visitor[],
  products: readonly string[],
  orders: number,
): Promise<StressResult[]> {
  const times: number[] = []
  let failed = 0
  const buy = async (buyer: Visitor, index: number) => {
    for (let order = 0; order < orders; order++) {
      await buyer.post('/api/en/cart/items', { productId: products[index % products.length], quantity: '1' })
      const form = await readCheckout(buyer)
      const started = performance.now()
      const response = await buyer.post('/api/en/checkout/order', form)
      await response.text()
      times.push(performance.now() - started)
      if (!response.ok) failed += 1
    }
  }
  await Promise.all(buyers.map(buy))
  const part = 'crowd'
  return [
    {
      part,
      what: `errors of ${times.length} orders, ${buyers.length} customers at once`,
      value: failed,
      unit: '',
      limit: 0,
    },
    { part, what: 'an order, median', value: median(times), unit: 'ms', limit: null },
    { part, what: 'an order, p99', value: percentile(times, 0.99), unit: 'ms', limit: 400 },
  ]
}

/** All buyers have the product in the cart before its stock is reduced. */
async function wantTheLast(
  buyers: readonly Visitor[],
  product: string,
  makeScarce: () => unknown,
): Promise<StressResult[]> {
  const forms = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.post('/api/en/cart/clear', {})
      await buyer.post('/api/en/cart/items', { productId: product, quantity: '1' })
      return readCheckout(buyer)
    }),
  )
  makeScarce()
  const outcomes = await Promise.all(
    buyers.map(async (buyer, index) => {
      const response = await buyer.post('/api/en/checkout/order', forms[index])
      const body = (await response.json()) as { title?: string }
      return response.ok
        ? 'taken'
        : response.status === 422 && /not enough stock/.test(body.title ?? '')
          ? 'told'
          : 'unclear'
    }),
  )
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  const part = 'crowd'
  const taken = count('taken')
  return [
    {
      part,
      what: `orders too many or too few for ${pieces} pieces, ${buyers.length} customers`,
      value: Math.abs(taken - pieces),
      unit: '',
      limit: 0,
    },
    {
      part,
      what: `without a clear message, of ${buyers.length - taken} others`,
      value: count('unclear'),
      unit: '',
      limit: 0,
    },
  ]
}

async function checkQuickOrder(dataDir: string, buyer: Visitor): Promise<StressResult> {
  const skus = withDatabase(dataDir, (db) =>
    db.prepare(`SELECT sku FROM products WHERE type = 'simple' ORDER BY id LIMIT ${quickOrderRows}`).all(),
  )
  const text = skus.map(({ sku }, index) => `${sku};${1 + (index % 9)}`).join('\n')
  const times: number[] = []
  for (let reading = 0; reading < 20; reading++) {
    const started = performance.now()
    const response = await buyer.post('/api/en/cart/quick-order/read', { text })
    const { answers } = (await response.json()) as { answers: { state: string }[] }
    times.push(performance.now() - started)
    // some are sold out by now
    const found = answers.filter(({ state }) => state === 'found' || state === 'sold_out').length
    if (found < quickOrderRows) throw new Error(`quick order finds ${found} of ${quickOrderRows} rows`)
  }
  return {
    part: 'crowd',
    what: `${quickOrderRows} rows of quick order, median`,
    value: median(times),
    unit: 'ms',
    limit: 100,
  }
}
