// Access of each API route and page for guests, pending customers, other companies' customers and colleagues, then for the owner.
// A route or page without a row fails.
import { beforeAll, expect, test } from 'vitest'
import { api } from '#api/app.ts'
import { permissionTable, roles } from '#contracts/permissions.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, routes } from '#i18n/routes.ts'
import { accessRows, type OwnedIds, pageRows, preparedDate, privateValuesOf, street } from '../support/access-matrix.ts'
import { createOnBehalfVisitor } from '../support/on-behalf.ts'
import { neededPermissions, refusedOnBehalf, sharedRoutes } from '../support/role-matrix.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import {
  createLoggedInVisitor,
  findOrderableProducts,
  lena,
  nadia,
  tom,
  type Visitor,
  visitorOf,
} from '../support/visit.ts'

const isRoute = ({ method }: { method: string }) => method !== 'ALL'
const names = new Set(
  api.routes.filter(isRoute).map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/, '')}`),
)

test('every API route and every page has a row', () => {
  expect([...Object.keys(neededPermissions), ...sharedRoutes].filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(accessRows).sort()).toEqual([...names].sort())
  expect(Object.keys(pageRows).sort()).toEqual(Object.keys(routes).sort())
})

const idOf = {
  addresses: 'address',
  cart: 'line',
  invoices: 'invoice',
  lists: 'list',
  orders: 'order',
  'standing-orders': 'standing',
} as const
function idOfAccount(route: string) {
  if (route.includes('/approvals/')) return 'approval'
  return route.includes('/invitations/') ? 'invitation' : 'user'
}
const withIds = (route: string, own: OwnedIds) => {
  const group = route.split('/')[1]
  const named = route.includes('/recalls/') ? 'recall' : idOf[group as keyof typeof idOf]
  const id = group === 'account' ? idOfAccount(route) : named
  return route
    .replace(':id', own[id] ?? '')
    .replace(':productId', own.product)
    .replace(':date', preparedDate)
}

describeEachRuntime('callers', (runtime) => {
  let own: OwnedIds
  let secrets: string[]
  let owner: Visitor
  let callers: [who: string, visitor: Visitor, isCustomer: boolean][]

  const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
  const setPendingCompanyStatus = (status: string) =>
    runtime.sql(
      'COMMERCE_DB',
      "UPDATE companies SET status = ? WHERE id = (SELECT company_id FROM customers WHERE email LIKE 'wacht@%')",
      status,
    )

  beforeAll(async () => {
    owner = await createLoggedInVisitor(runtime, nadia)
    await setPendingCompanyStatus('approved')
    const pending = await createLoggedInVisitor(runtime, 'wacht@pending.example')
    await setPendingCompanyStatus('pending')
    callers = [
      ['a guest', visitorOf(runtime), false],
      ['who waits', pending, false],
      ['a stranger', await createLoggedInVisitor(runtime, lena), true],
      ['a colleague', await createLoggedInVisitor(runtime, tom), true],
    ]
    const [product = ''] = await findOrderableProducts(runtime, 1)
    const [found] = await runtime.sql<{ sku: string }>('COMMERCE_DB', 'SELECT sku FROM products WHERE id = ?', product)
    await owner.post('/api/en/cart/items', { productId: product, quantity: '2' })
    const { next } = await json<{ next: string }>(owner.post('/api/en/lists', { name: privateValuesOf.list }))
    const list = new URL(next, runtime.url).searchParams.get('list') ?? ''
    await owner.post('/api/en/lists/save', { productId: product, list })
    await owner.post('/api/en/addresses', street)
    type Book = { own: { id: string; lines: string[] }[] }
    const { own: addresses } = await json<Book>(owner.ask('/api/en/addresses'))
    type Numbered = { id: string; number: string }
    const { orders } = await json<{ orders: Numbered[] }>(owner.ask('/api/en/orders'))
    const { invoices } = await json<{ invoices: Numbered[] }>(owner.ask('/api/en/invoices'))
    const { cart } = await json<{ cart: { lines: { id: string }[] } }>(owner.ask('/api/en/cart'))
    const idOf = async (sql: string) => String((await runtime.sql<{ id: number }>('COMMERCE_DB', sql))[0]?.id)
    const user =
      await idOf(`INSERT INTO customers (company_id, email, password_hash, first_name, last_name, created_at, updated_at)
      VALUES (1, 'eva@brasserie-nova.example', 'x', 'Eva', 'Claes', '', '') RETURNING id`)
    const invitation =
      await idOf(`INSERT INTO invitations (token_hash, company_id, email, role, invited_by, created_at, expires_at)
      VALUES ('x', 1, 'eva@nowhere.example', 'buyer', 1, '', '2099') RETURNING id`)
    const [{ id: standing } = { id: '' }] = await runtime.sql<{ id: string }>(
      'COMMERCE_DB',
      'SELECT id FROM standing_orders WHERE customer_id = 1',
    )
    const approval =
      await idOf(`INSERT INTO order_approvals (id, company_id, customer_id, fingerprint, cart_version, exceeded, shipping_method,
        delivery_date, billing_address, shipping_address, created_at, expires_at)
      SELECT 'own-approval', 1, 1, '', 1, 'order', shipping_method, delivery_date, billing_address, shipping_address, created_at, '2099'
      FROM order_approvals LIMIT 1 RETURNING id`)
    await runtime.sql(
      'COMMERCE_DB',
      "INSERT INTO order_item_lots (order_item_id, lot, quantity) SELECT id, 'OWN-LOT', 1 FROM order_items WHERE order_id = ? LIMIT 1",
      orders[0]?.id ?? '',
    )
    const recall = await idOf(`INSERT INTO recalls (lot, texts, started_at)
      VALUES ('OWN-LOT', '{"en":{"reason":"Glass","instruction":"Do not use"}}', '2026-11-29') RETURNING id`)
    own = {
      recall,
      standing,
      approval,
      product,
      user,
      invitation,
      sku: found?.sku ?? '',
      list,
      order: orders[0]?.id ?? '',
      invoice: invoices[0]?.id ?? '',
      address: addresses.find(({ lines }) => lines.includes(street.address1))?.id ?? '',
      line: cart.lines[0]?.id ?? '',
    }
    secrets = [...Object.values(privateValuesOf), ...[...orders, ...invoices].map(({ number }) => number)]
    return async () => {
      await runtime.sql('COMMERCE_DB', "UPDATE customers SET role = 'administrator' WHERE email = ?", tom)
      await runtime.sql('COMMERCE_DB', 'DELETE FROM customers WHERE id = ?', own.user)
      await runtime.sql('COMMERCE_DB', 'DELETE FROM invitations WHERE id = ?', own.invitation)
      await runtime.sql('COMMERCE_DB', 'DELETE FROM recalls WHERE id = ?', own.recall)
      await runtime.sql('COMMERCE_DB', "DELETE FROM order_item_lots WHERE lot = 'OWN-LOT'")
      await runtime.sql('COMMERCE_DB', 'DELETE FROM order_approvals WHERE id = ?', own.approval)
      await owner.post(`/api/en/lists/${own.list}/remove`, {})
      await owner.post(`/api/en/addresses/${own.address}/remove`, {})
    }
  })

  const ofOwnerOnly = [privateValuesOf.list, privateValuesOf.street]
  const findPrivateValues = async (answer: Response, isShared = false) => {
    const text = await answer.text()
    return (isShared ? ofOwnerOnly : secrets).filter((secret) => text.includes(secret))
  }
  const readOwnData = async () => {
    const { list, address, order, invoice } = own
    const paths = ['addresses', `addresses/form/${address}`, 'cart', 'account/profile', 'orders', 'lists', 'invoices']
    const more = [`standing-orders/${own.standing}`, `lists/${list}`, `orders/${order}`, `invoices/${invoice}`]
    return Promise.all(
      [...paths, ...more].map(async (path) => {
        const { choices: _, ...read } = (await (await owner.ask(`/api/en/${path}`)).json()) as { choices?: unknown }
        return read
      }),
    )
  }

  // F394, F395, F396, F397
  test("each API route returns the status of its row, and no caller reads or changes another customer's data", async () => {
    const before = await readOwnData()
    const wrong: string[] = []
    for (const [name, row] of Object.entries(accessRows)) {
      const { for: audience, given, query, refused = 404, closed = [401] } = row
      const [method = '', route = ''] = name.split(' ')
      const path = `/api/en${withIds(route, own)}${query?.(own) ?? ''}`
      const ask = (visitor: Visitor) => (method === 'GET' ? visitor.ask(path) : visitor.post(path, given?.(own) ?? {}))
      for (const [who, visitor, isCustomer] of callers) {
        // skips writes of customers to their own data, and public routes with an expired session
        if (isCustomer && method === 'POST' && audience !== 'owner' && audience !== 'operator') continue
        if (who === 'who waits' && audience === 'anyone') continue
        const shares = sharedRoutes.has(name) && who === 'a colleague'
        // writes of a colleague to shared data are walked by role
        if (shares && method === 'POST') continue
        const answer = await ask(visitor)
        const { status } = answer
        const isOpen = audience === 'anyone' || shares || (isCustomer && audience === 'customers')
        const isRight = isOpen ? status < 500 && status !== 401 : (isCustomer ? [refused] : closed).includes(status)
        const leaks = await findPrivateValues(answer, shares)
        if (!isRight || leaks.length > 0) wrong.push([name, who, status, ...leaks].join())
      }
      if (audience !== 'owner' || method !== 'GET') continue
      const { status } = await ask(owner)
      if (status !== 200) wrong.push([name, 'its owner', status].join())
    }
    expect(wrong).toEqual([])
    expect(await readOwnData()).toEqual(before)
  })

  // F393, F394, F395, F396, F397
  test("each page opens for its audience only and contains no other customer's data", async () => {
    const wrong: string[] = []
    for (const [name, asked] of Object.entries(pageRows)) {
      const { guard } = routes[name as FixedRouteName]
      const isOpen = guard !== 'protected'
      for (const query of asked(own)) {
        const path = query.startsWith('/') ? query : localize('en', name as FixedRouteName) + query
        const visits = callers.map(async ([who, visitor, isCustomer]) => {
          if (isOpen && who !== 'a colleague') return
          const answer = await visitor.ask(path)
          const { status } = answer
          const expected = guard === 'operator' ? [404] : isOpen ? [200, 302] : isCustomer ? [query ? 404 : 200] : [302]
          const shares = who === 'a colleague'
          if (shares && /[?](order|invoice|approval)=/.test(query)) expected.splice(0, 1, 200)
          const leaks = await findPrivateValues(answer, shares)
          if (!expected.includes(status) || leaks.length > 0) wrong.push([path, who, status, ...leaks].join())
        })
        await Promise.all(visits)
        if (isOpen) continue
        const { status } = await owner.ask(path)
        if (status !== 200) wrong.push([path, 'its owner', status].join())
      }
    }
    expect(wrong).toEqual([])
  })

  // F691
  test('each API route answers staff in the name of a customer with 403 and a sentence where the table says so, else not', async () => {
    const before = await readOwnData()
    const { visitor: staff, open } = await createOnBehalfVisitor(runtime, '1')
    let onBehalf = staff
    const wrong: string[] = []
    for (const [name, { given, query }] of Object.entries(accessRows)) {
      const [method = '', route = ''] = name.split(' ')
      const path = `/api/en${withIds(route, own)}${query?.(own) ?? ''}`
      const isRefused = refusedOnBehalf.has(name)
      // an allowed write gets no valid input, so that it changes little
      const body = isRefused ? (given?.(own) ?? {}) : {}
      const answer = await (method === 'GET' ? onBehalf.ask(path) : onBehalf.post(path, body))
      const text = await answer.text()
      if ((answer.status === 403) !== isRefused || answer.status >= 500) wrong.push(`${name} ${answer.status}`)
      if (answer.status === 403 && !text.includes('Only the customer can do this.')) wrong.push(`${name} ${text}`)
      if (/logout|login/.test(route)) onBehalf = await open()
    }
    expect(wrong).toEqual([])
    expect(await readOwnData()).toEqual(before)
  })

  // F588, F589
  test.each(roles)(
    'each API route answers the role %s with 403 and a sentence where the table says so, else not',
    async (role) => {
      await runtime.sql('COMMERCE_DB', 'UPDATE customers SET role = ? WHERE email = ?', role, tom)
      let colleague = await createLoggedInVisitor(runtime, tom)
      const wrong: string[] = []
      for (const [name, { for: audience, given, query }] of Object.entries(accessRows)) {
        const [method = '', route = ''] = name.split(' ')
        const path = `/api/en${withIds(route, own)}${query?.(own) ?? ''}`
        const needs = neededPermissions[name]
        const isAllowed = !needs || permissionTable[role][needs]
        // an allowed write gets no valid input, so that it changes little
        const body = isAllowed ? {} : (given?.(own) ?? {})
        const answer = await (method === 'GET' ? colleague.ask(path) : colleague.post(path, body))
        const text = await answer.text()
        // a record of another customer is not found before the role matters
        const isHidden = audience === 'owner' && !sharedRoutes.has(name) && [404, 422].includes(answer.status)
        if ((answer.status === 403) === isAllowed && !isHidden) wrong.push(`${name} ${answer.status}`)
        if (answer.status === 403 && !/role|administrator/.test(text)) wrong.push(`${name} ${text}`)
        if (/logout|sessions|login/.test(route)) colleague = await createLoggedInVisitor(runtime, tom)
      }
      expect(wrong).toEqual([])
    },
  )
})
