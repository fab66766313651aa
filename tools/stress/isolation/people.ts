// Customers and guests whose private values contain their number, so that a value tells whose it is.
import { demoPassword, nadia } from '../../../tests/support/visit.ts'
import type { PinnedShop } from '../pinned-shop.ts'

export type Person = {
  number: number
  /** Null: a guest. */
  email: string | null
  orderId: string
  invoiceId: string
  listId: string
}

const firstId = 9_000
/** Order numbers, invoice numbers after them, and prices of a product in cents: the number of the person is added, to prices in euros. */
const firstOrderNumber = 9_170_000
const firstInvoiceNumber = 9_170_500
const firstCents = 7_000_017
/** Orders of the sessions get numbers above this one. */
const lastKnownOrderNumber = 9_300_000

/** A private text of a person. */
export const privateText = (number: number, field: string) => `zq${String(number).padStart(3, '0')}x${field}`

const patterns = [/zq(\d{3})x/gi, /(?<!\d)9170[05](\d\d)(?!\d)/g, /(?<!\d)70[.,\s\u00a0\u202f]?0(\d\d)[.,]17(?!\d)/g]

/** The numbers of all people of whom a text has a private value. */
export const findPeople = (text: string): Set<number> =>
  new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number))))

type Value = string | number

/** Adds customers, each of a company with an own price, a list, an order and an invoice; the others are guests. */
export async function createPeople(
  shop: Pick<PinnedShop, 'sql'>,
  { customers, guests, productId }: { customers: number; guests: number; productId: string },
): Promise<Person[]> {
  const run = (statement: string, ...values: Value[]) =>
    shop.sql('COMMERCE_DB', statement, ...values) as Promise<Record<string, Value>[]>
  async function copy(table: string, where: string, given: Record<string, Value>, without: readonly string[] = []) {
    const found = await run(`SELECT name FROM pragma_table_info('${table}')`)
    const names = found.map(({ name }) => String(name)).filter((name) => !without.includes(name))
    const values = names.map((name) => (name in given ? '?' : name))
    const bound = names.flatMap((name) => (name in given ? [given[name] as Value] : []))
    await run(`INSERT INTO ${table} (${names}) SELECT ${values} FROM ${table} WHERE ${where}`, ...bound)
  }
  const [known] = await run(
    `SELECT c.id AS customer, c.company_id AS company, o.id AS orderId, o.billing_address AS address, i.id AS invoiceId
      FROM customers c JOIN orders o ON o.customer_id = c.id JOIN invoices i ON i.order_id = o.id
      WHERE c.email = ? AND o.standing_order_id IS NULL AND o.approval_id IS NULL LIMIT 1`,
    nadia,
  )
  if (!known) throw new Error('the demo has no invoice of this customer')
  const { customer, company, orderId, address, invoiceId } = known
  await run('UPDATE orders SET number = ? WHERE id = ?', lastKnownOrderNumber, orderId ?? '')
  const people: Person[] = []
  for (let number = 0; number < customers; number++) {
    const [id, text] = [firstId + number, (field: string) => privateText(number, field)]
    const email = `${text('mail')}@people.example`
    const person = { first_name: text('first'), last_name: text('last'), phone: text('phone') }
    const own = { number, email, orderId: `order-${id}`, invoiceId: `invoice-${id}`, listId: String(id) }
    await copy('companies', `id = ${company}`, {
      ...{ id, name: text('company'), email: `${text('office')}@people.example`, phone: text('office-phone') },
      ...{ vat_number: text('vat'), external_code: text('code'), website: `https://${text('site')}.example` },
    })
    await copy('customers', `id = ${customer}`, { id, company_id: id, email, ...person })
    await copy('addresses', `id = (SELECT min(id) FROM addresses WHERE customer_id = ${customer})`, {
      ...{ id, company_id: id, customer_id: id, company_name: text('address-company'), ...person },
      ...{
        address1: text('street'),
        address2: text('box'),
        postcode: text('post'),
        city: text('city'),
        vat_id: text('id'),
      },
    })
    const billed = Object.entries(JSON.parse(String(address)) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' && !/country|state|id$/i.test(name) ? text(`order-${name}`) : value,
    ])
    const billingAddress = JSON.stringify(Object.fromEntries(billed))
    await copy('orders', `id = '${orderId}'`, {
      ...{ id: own.orderId, number: firstOrderNumber + number, customer_id: id, company_id: id },
      ...{ message: text('note'), purchase_reference: text('reference'), external_code: text('order-code') },
      ...{ billing_address: billingAddress, shipping_address: billingAddress, idempotency_key: text('key') },
    })
    await copy('order_items', `order_id = '${orderId}'`, { order_id: own.orderId }, ['id'])
    await copy('invoices', `id = '${invoiceId}'`, {
      ...{ id: own.invoiceId, number: firstInvoiceNumber + number, order_id: own.orderId },
    })
    await run(
      "INSERT INTO product_lists (id, customer_id, name, created_at) VALUES (?, ?, ?, '2026-01-01')",
      id,
      id,
      text('list'),
    )
    await run(
      'INSERT INTO product_list_items (list_id, product_id, amount, area, position) VALUES (?, ?, 1, ?, 0)',
      id,
      productId,
      text('area'),
    )
    const cents = firstCents + 100 * number
    await run(
      'INSERT INTO customer_prices (company_id, product_id, regular_cents, final_cents) VALUES (?, ?, ?, ?)',
      id,
      productId,
      cents,
      cents,
    )
    people.push(own)
  }
  for (let number = customers; number < customers + guests; number++)
    people.push({ number, email: null, orderId: '', invoiceId: '', listId: '' })
  return people
}

export const loginOf = ({ email }: Person) => ({ email, password: demoPassword })
