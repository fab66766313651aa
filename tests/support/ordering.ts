// A customer with a cart and the fields of an order.
import { openTestCommerce } from '#backends/commerce/testing/shop.ts'
import { addItemToCart, ordersList, placeOrder } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'

export type Headers = Record<string, string>
export const nadiasAddress = { billingAddressId: '1', shippingAddressId: '2', shippingMethod: 'delivery_delivery' }

/** A new shop for each test. */
export async function openOrdering(
  more: Parameters<typeof openTestCommerce>[1] = {},
  db: Parameters<typeof openTestCommerce>[0] = openSqliteD1(':memory:'),
) {
  const shop = await openTestCommerce(db, more)
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  const ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
  const nadia: Headers = { ...(await shop.login('nadia')), 'x-locale': 'nl' }
  return {
    shop,
    ids,
    nadia,
    add: (sku: string, quantity: number, headers = nadia) =>
      shop.ask(addItemToCart, { productId: ids[sku] ?? '', quantity }, headers),
    place: (headers: Headers, variables = {}) =>
      shop.send(placeOrder, { input: { ...nadiasAddress, ...variables } }, headers),
    stockOf: (sku: string) =>
      shop.db
        .prepare('SELECT quantity FROM stock WHERE id = (SELECT stock_id FROM products WHERE sku = ?1)')
        .bind(sku)
        .first<number>('quantity'),
    orderCount: async (headers = nadia) =>
      (await shop.ask(ordersList, {}, headers)).ordersList?.paginatorInfo.total ?? 0,
  }
}
