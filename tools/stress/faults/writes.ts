// The writes of a visitor while a backend fails, each with the number of times that the backend executed it.

import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { demoPassword, type Visitor } from '../../../tests/support/visit.ts'
import { readCheckout } from '../buyers.ts'

type Setting = {
  /** Logged in, with an empty cart. */
  customer: Visitor
  email: string
  /** A visitor of the same shop without cookies. */
  guest: Visitor
  productId: string
  /** Data of the backends. */
  dataDir: string
  /** Unique text. */
  id: string
}

/** `executed`: how often the backend executed the request, which may be sent again as it is. */
export type PreparedWrite = {
  visitor: Visitor
  path: string
  fields: Record<string, string>
  /** Page with the form. */
  from: string
  executed(): number
}

export type WriteTarget = {
  part: 'commerce' | 'content'
  limitMs: number
  /** Executed once however often it is sent, as it has an idempotency key or a unique value. */
  isRepeatable: boolean
  prepare(setting: Setting): Promise<PreparedWrite>
}

const limitMs = 4_000
/** The shop waits longer for orders. */
const orderLimitMs = 8_000

export const writes: Record<string, WriteTarget> = {
  addToCart: {
    ...{ part: 'commerce', limitMs, isRepeatable: true },
    prepare: async ({ customer, email, productId, dataDir, id }) => ({
      visitor: customer,
      path: '/api/en/cart/items',
      fields: { productId, quantity: '1', idempotencyKey: id },
      from: '/en/range',
      executed: () => quantityInCart(dataDir, email),
    }),
  },
  setQuantity: {
    ...{ part: 'commerce', limitMs, isRepeatable: true },
    prepare: async ({ customer, email, productId, dataDir, id }) => {
      const added = await customer.post('/api/en/cart/items', { productId, quantity: '1' })
      const { cart } = (await added.json()) as { cart: { lines: { id: string }[] } }
      return {
        visitor: customer,
        path: `/api/en/cart/items/${cart.lines[0]?.id}`,
        fields: { quantity: '2', idempotencyKey: id },
        from: '/en/cart',
        executed: () => quantityInCart(dataDir, email) - 1,
      }
    },
  },
  order: {
    ...{ part: 'commerce', limitMs: orderLimitMs, isRepeatable: true },
    prepare: (setting) => prepareOrder(setting, {}),
  },
  quote: {
    ...{ part: 'commerce', limitMs: orderLimitMs, isRepeatable: true },
    prepare: (setting) => prepareOrder(setting, { as: 'offer' }),
  },
  createList: {
    ...{ part: 'commerce', limitMs, isRepeatable: false },
    prepare: async ({ customer, dataDir, id }) => ({
      visitor: customer,
      path: '/api/en/lists',
      fields: { name: id },
      from: '/en/dashboard/orderLists',
      executed: () => count(dataDir, 'commerce', 'SELECT count(*) AS n FROM product_lists WHERE name = ?', id),
    }),
  },
  login: {
    ...{ part: 'commerce', limitMs, isRepeatable: true },
    prepare: async ({ guest, email }) => ({
      visitor: guest,
      path: '/api/en/account/login',
      fields: { email, password: demoPassword },
      from: '/en/login',
      executed: () => (guest.cookies.has('pv_s') ? 1 : 0),
    }),
  },
  cmsForm: {
    ...{ part: 'content', limitMs, isRepeatable: false },
    prepare: async ({ guest, dataDir, id }) => ({
      visitor: guest,
      path: '/api/en/content/form',
      fields: {
        ...{ _form: 'contact', fullName: 'Ada Peeters', email: `${id}@fault.example`, subject: 'product' },
        ...{ message: 'Which cheeses contain no lactose?', privacy: 'yes' },
      },
      from: '/en/contact',
      executed: () =>
        count(dataDir, 'content', 'SELECT count(*) AS n FROM form_submissions WHERE instr(answers, ?) > 0', id),
    }),
  },
  requestAccess: {
    ...{ part: 'commerce', limitMs, isRepeatable: true },
    prepare: async ({ guest, dataDir, id }) => {
      // a company that has requested access is not stored again
      const vatNumber = toVatNumber(id)
      return {
        visitor: guest,
        path: '/api/en/account/register',
        fields: {
          ...{ firstName: 'Ada', lastName: 'Peeters', email: `${id}@fault.example`, companyName: 'Bistro Ada' },
          ...{ country: 'BE', vatNumber, activity: 'restaurant', city: 'Brussel' },
          ...{ companyEmail: 'office@fault.example', companyPhone: '+32 2 123 45 67', postcode: '1000' },
          ...{ address1: 'Nieuwstraat 1', phone: '+32 2 123 45 67' },
        },
        from: '/en/register',
        executed: () =>
          count(dataDir, 'commerce', 'SELECT count(*) AS n FROM customers WHERE email = ?', `${id}@fault.example`),
      }
    },
  },
}

/** A Belgian VAT number: its last two digits are a checksum. */
function toVatNumber(id: string): string {
  const digits = Number.parseInt(id.slice(0, 8), 16) % 10_000_000
  const start = `0${String(digits).padStart(7, '0')}`
  return `BE${start}${String(97 - (Number(start) % 97)).padStart(2, '0')}`
}

async function prepareOrder(
  { customer, email, productId, dataDir }: Setting,
  as: { as?: 'offer' },
): Promise<PreparedWrite> {
  await customer.post('/api/en/cart/items', { productId, quantity: '1' })
  const form = await readCheckout(customer)
  const { shippingAddressId = '', shippingMethod = '' } = form
  const orders = () =>
    count(
      dataDir,
      'commerce',
      'SELECT count(*) AS n FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.email = ?',
      email,
    )
  const before = orders()
  return {
    visitor: customer,
    path: '/api/en/checkout/order',
    fields: { ...form, shippingAddressId, shippingMethod, ...as },
    from: '/en/checkout',
    executed: () => orders() - before,
  }
}

const quantityInCart = (dataDir: string, email: string) =>
  count(
    dataDir,
    'commerce',
    `SELECT coalesce(sum(i.quantity), 0) AS n FROM cart_items i JOIN carts c ON c.id = i.cart_id
     JOIN customers u ON u.id = c.customer_id WHERE u.email = ?`,
    email,
  )

function count(dataDir: string, database: 'commerce' | 'content', query: string, ...values: SQLInputValue[]): number {
  const db = new DatabaseSync(join(dataDir, `${database}.sqlite`), { readOnly: true })
  try {
    return Number(db.prepare(query).get(...values)?.n)
  } finally {
    db.close()
  }
}

/** The write as the shop's scripts send it, or as a browser without scripts does. */
export const send = ({ visitor, path, fields, from }: PreparedWrite, hasScripts: boolean): Promise<Response> =>
  hasScripts ? visitor.post(path, fields) : visitor.submit(path, fields, from)
