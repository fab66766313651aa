// Access of each API route and page for guests, pending customers, other companies' customers and colleagues, then for the owner.
// A route or page without a row fails.
import { beforeAll, expect, test } from 'vitest'
import { api } from '#api/app.ts'
import { localize } from '#i18n/paths.ts'
import { type FixedRouteName, routes } from '#i18n/routes.ts'
import { accessRows, type OwnedIds, pageRows, privateValuesOf, street } from '../support/access-matrix.ts'
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
  expect(Object.keys(accessRows).sort()).toEqual([...names].sort())
  expect(Object.keys(pageRows).sort()).toEqual(Object.keys(routes).sort())
})

const idOf = { addresses: 'address', cart: 'line', invoices: 'invoice', lists: 'list', orders: 'order' } as const
const withIds = (route: string, own: OwnedIds) =>
  route.replace(':id', own[idOf[route.split('/')[1] as keyof typeof idOf]] ?? '').replace(':productId', own.product)

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
    own = {
      product,
      sku: found?.sku ?? '',
      list,
      order: orders[0]?.id ?? '',
      invoice: invoices[0]?.id ?? '',
      address: addresses.find(({ lines }) => lines.includes(street.address1))?.id ?? '',
      line: cart.lines[0]?.id ?? '',
    }
    secrets = [...Object.values(privateValuesOf), ...[...orders, ...invoices].map(({ number }) => number)]
    return async () => {
      await owner.post(`/api/en/lists/${own.list}/remove`, {})
      await owner.post(`/api/en/addresses/${own.address}/remove`, {})
    }
  })

  const findPrivateValues = async (answer: Response) => {
    const text = await answer.text()
    return secrets.filter((secret) => text.includes(secret))
  }
  const readOwnData = async () => {
    const { list, address, order, invoice } = own
    const paths = ['addresses', `addresses/form/${address}`, 'cart', 'account/profile', 'orders', 'lists', 'invoices']
    const more = [`lists/${list}`, `orders/${order}`, `invoices/${invoice}`]
    return Promise.all([...paths, ...more].map(async (path) => (await owner.ask(`/api/en/${path}`)).json()))
  }

  // F394, F395, F396, F397
  test("each API route returns the status of its row, and no caller reads or changes another customer's data", async () => {
    const before = await readOwnData()
    const wrong: string[] = []
    for (const [name, { for: audience, given, query, refused = 404, closed = [401] }] of Object.entries(accessRows)) {
      const [method = '', route = ''] = name.split(' ')
      const path = `/api/en${withIds(route, own)}${query?.(own) ?? ''}`
      const ask = (visitor: Visitor) => (method === 'GET' ? visitor.ask(path) : visitor.post(path, given?.(own) ?? {}))
      for (const [who, visitor, isCustomer] of callers) {
        // skips writes of customers to their own data, and public routes with an expired session
        if (isCustomer && method === 'POST' && audience !== 'owner' && audience !== 'operator') continue
        if (who === 'who waits' && audience === 'anyone') continue
        const answer = await ask(visitor)
        const { status } = answer
        const isOpen = audience === 'anyone' || (isCustomer && audience === 'customers')
        const isRight = isOpen ? status < 500 && status !== 401 : (isCustomer ? [refused] : closed).includes(status)
        const leaks = await findPrivateValues(answer)
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
          const leaks = await findPrivateValues(answer)
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
})
