// Past orders and quotes of the demo customers, created by the same rules as new ones.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { runAll } from '../../sql/insert-rows.ts'
import { viewerOf } from '../rules/customer-prices/price-list.ts'
import { leadDaysOf, nextDeliveryDays } from '../rules/delivery/delivery-days.ts'
import { exemptBuyer } from '../rules/intra-community.ts'
import { demoSeller } from '../rules/invoice.ts'
import { type OrderLine, toOrderItems, toOrderTotals } from '../rules/order.ts'
import { toDeposits } from '../rules/pricing/deposits.ts'
import { hashSecret } from '../rules/secrets.ts'
import { defaultDeliveryFeeRule } from '../rules/shipping.ts'
import { readAddresses } from '../sql/addresses.ts'
import type { CustomerRow } from '../sql/customers.ts'
import { insertOrder, insertOrderItems } from '../sql/orders.ts'
import { readProducts } from '../sql/products.ts'
import { toEarlierStates } from './earlier-states.ts'
import { createRandom, type Random } from './random.ts'

type Past = { customer: number; locale: Locale; statuses: readonly string[] }

// Oldest first.
const ofNadia = [
  ...['offer_expired', 'completed', 'completed', 'closed', 'completed', 'offer_rejected', 'completed', 'canceled'],
  ...[
    'completed',
    'completed',
    'fraud',
    'completed',
    'offer_accepted',
    'completed',
    'failed',
    'completed',
    'completed',
  ],
  ...['closed', 'completed', 'canceled', 'completed', 'offer_sent', 'completed', 'completed', 'pending_payment'],
  ...['processing', 'processing', 'offer_requested', 'pending'],
]
const ofOthers = ['completed', 'completed', 'processing', 'pending']

const lastOrder = Date.parse('2026-11-19T05:12:00Z')
const day = 86_400_000

const customerSql = `SELECT c.*, m.status AS company_status, m.price_group, m.vat_number FROM customers c
  JOIN companies m ON m.id = c.company_id WHERE c.id = ?1`

/** Staff placed the latest order but one of a customer. */
const onBehalfSql = `UPDATE orders SET placed_on_behalf_by = 'An Maes' WHERE id =
  (SELECT id FROM orders WHERE customer_id = ?1 AND status NOT LIKE 'offer%' ORDER BY created_at DESC LIMIT 1 OFFSET 1)`

/** Completed orders were delivered from one lot per product and month. */
const lotsSql = `INSERT INTO order_item_lots (order_item_id, lot, best_before, quantity)
  SELECT i.id, printf('L%04d-%s', i.product_id, strftime('%Y%m', o.created_at)),
    date(o.created_at, printf('+%d days', 60 + i.product_id % 300)), i.quantity
  FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.status = 'completed' AND i.product_id IS NOT NULL`

/** Nadia has 24 orders and five quotes, in every status; Tom and Lena have a few. */
export async function seedOrders(db: Sql, ids: { nadia: number; tom: number; lena: number }): Promise<void> {
  const { results } = await db
    .prepare("SELECT id FROM products WHERE type = 'simple' AND position <= 600 ORDER BY id")
    .all<{ id: number }>()
  const [first, ...others] = results.map(({ id }) => id)
  if (first === undefined) return
  const pasts: Past[] = [
    { customer: ids.nadia, locale: 'nl', statuses: ofNadia },
    { customer: ids.tom, locale: 'nl', statuses: ofOthers },
    { customer: ids.lena, locale: 'de', statuses: ofOthers },
  ]
  for (const past of pasts) await seedPast(db, past, [first, ...others])
  await db.prepare(lotsSql).run()
  await db.prepare(onBehalfSql).bind(ids.tom).run()
}

async function seedPast(db: Sql, { customer: id, locale, statuses }: Past, sellable: [number, ...number[]]) {
  const customer = await db.prepare(customerSql).bind(id).first<CustomerRow>()
  if (!customer) return
  const random = createRandom(id * 7919)
  const [place] = await readAddresses(db, customer)
  const address = JSON.stringify(place)
  const staples = pickStaples(createRandom(id * 31), sellable)
  const baskets = statuses.map((_, index) => withStaples(pickBasket(random, sellable), staples, index))
  const products = await readProducts(
    db,
    [...new Set(baskets.flatMap((basket) => [...basket.keys()]))],
    locale,
    viewerOf(customer, new Date(lastOrder)),
  )
  const earlier = toEarlierStates(staples.flatMap(([productId]) => products.get(productId) ?? []))
  for (const [index, status] of statuses.entries()) {
    const lines = [...(baskets[index] ?? [])].flatMap(([productId, quantity]): OrderLine[] => {
      const product = products.get(productId)
      return product
        ? [
            {
              ...{ product, quantity, priceCents: earlier.priceCents(product, quantity) },
              deposits: toDeposits(product, quantity, demoSeller.country),
            },
          ]
        : []
    })
    const orderId = hashSecret(`demo-order-${id}-${index}`).slice(0, 30)
    const isKnownToErp = !/^(pending|offer_requested|failed)/.test(status)
    const placedAt = new Date(lastOrder - (statuses.length - 1 - index) * 9 * day - random.between(0, 400) * 60_000)
    const method = index % 6 === 5 ? 'pickup_pickup' : 'delivery_delivery'
    const buyer = exemptBuyer({ vatNumber: customer.vat_number, place, method, sellerCountry: demoSeller.country })
    const [promised] = nextDeliveryDays(placedAt, 1, leadDaysOf(lines.map(({ product }) => product)))
    const order = {
      id: orderId,
      customer_id: id,
      company_id: customer.company_id,
      status,
      idempotency_key: null,
      fingerprint: null,
      shipping_method: method,
      message: null,
      delivery_date: promised?.date ?? null,
      cancelable_until: promised?.cutOff ?? null,
      purchase_reference: index % 3 === 0 ? `KEUKEN-${id}${String(210 + index)}` : null,
      billing_address: address,
      shipping_address: address,
      ...toOrderTotals(lines, method, defaultDeliveryFeeRule, buyer),
      external_code: isKnownToErp ? `V${id}${String(4100 + index * 7)}` : null,
      created_at: placedAt.toISOString(),
    }
    const items = toOrderItems(lines, buyer, false)
    const statements = [insertOrder(db, order, '', []), insertOrderItems(db, orderId, items)]
    await runAll(db, [...statements, ...earlier.statements(db, orderId)])
  }
}

/** Products in nearly every order, with their usual quantity. */
const pickStaples = (random: Random, sellable: [number, ...number[]]): [number, number][] =>
  Array.from({ length: 9 }, () => [random.pick(sellable), random.between(1, 4)])

/** Leaves each out of every sixth order. One order in ten is one pack, which has a delivery fee. */
const withStaples = (basket: Map<number, number>, staples: readonly [number, number][], order: number) =>
  order % 10 === 4
    ? new Map(staples.slice(-1).map(([productId]) => [productId, 1]))
    : new Map([...basket, ...staples.filter((_, index) => (order + index) % 6 !== 0)])

/** Three to eleven products with quantities. */
function pickBasket(random: Random, sellable: [number, ...number[]]): Map<number, number> {
  const lines = random.between(3, 11)
  return new Map(Array.from({ length: lines }, () => [random.pick(sellable), random.between(1, 6)]))
}
