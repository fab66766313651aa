import { beforeAll, expect, test } from 'vitest'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena, nadia, tom, type Visitor, visitorOf } from '../support/visit.ts'

type Line = { productId: string; sku: string; name: string; amount: number; area: string | null; par: number | null }

describeEachRuntime('views of a list', (runtime) => {
  let first: StockedProduct
  let second: StockedProduct
  beforeAll(async () => {
    const [one, other] = await stockedProducts(runtime, 2, 8)
    first = one as StockedProduct
    second = other as StockedProduct
  })

  const make = async (visitor: Visitor, name: string, products: StockedProduct[]) => {
    const made = await visitor.post('/api/en/lists', { name })
    const id = new URLSearchParams(((await made.json()) as { next: string }).next.split('?')[1]).get('list') ?? ''
    for (const { productId } of products) await visitor.post('/api/en/lists/save', { productId, list: id })
    const sheet = (name: string) => `/en/dashboard/orderLists?list=${id}&sheet=${name}`
    const lines = async () => ((await (await visitor.ask(`/api/en/lists/${id}`)).json()) as { lines: Line[] }).lines
    const submit = (name: string, fields: Record<string, string>) =>
      visitor.submit(`/api/en/lists/${id}/${name}`, fields, sheet(name))
    return { id, sheet, lines, submit }
  }
  const arrangementOf = (lines: Line[]) => lines.map(({ productId, area, par }) => [productId, area, par])

  test('with native forms products get an area, a target and a position, and a restored product has them again', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const { id, sheet, lines, submit } = await make(customer, 'Arranged', [first, second])
    const [one, two] = [first.productId, second.productId]
    const typed = { [`area-${one}`]: ' Cold room ', [`par-${one}`]: '6', [`area-${two}`]: 'Cellar', [`par-${two}`]: '' }
    const saved = await submit('arrange', typed)
    expect([saved.status, saved.headers.get('location')]).toEqual([303, sheet('arrange')])
    expect(arrangementOf(await lines())).toEqual([
      [one, 'Cold room', 6],
      [two, 'Cellar', null],
    ])
    // the buttons that move a line save the input too
    const moved = await submit('arrange', { ...typed, [`par-${two}`]: '9', move: `down:${one}` })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${sheet('arrange')}#place-${one}`])
    expect(arrangementOf(await lines())).toEqual([
      [two, 'Cellar', 9],
      [one, 'Cold room', 6],
    ])
    const wrong = await submit('arrange', { ...typed, [`par-${one}`]: 'six' })
    const page = await wrong.text()
    expect([wrong.status, page.includes('value="six"')]).toEqual([422, true])
    expect(textOf(page)).toContain('Enter a whole number from 1 to 9999.')
    const off = await customer.post(`/api/en/lists/${id}/products/${two}/remove`, {})
    const { removed } = (await off.json()) as { removed: Line & { position: number } }
    expect(removed).toMatchObject({ amount: 1, area: 'Cellar', par: 9, position: 0 })
    const entry = { amount: '1', position: '0', area: 'Cellar', par: '9' }
    await customer.post(`/api/en/lists/${id}/products/${two}/restore`, entry)
    expect(arrangementOf(await lines())).toEqual([
      [two, 'Cellar', 9],
      [one, 'Cold room', 6],
    ])
    const sheetPage = await (await customer.ask(sheet('count'))).text()
    expect(sheetPage.indexOf('>Cellar</h2>')).toBeGreaterThan(0)
    expect(sheetPage.indexOf('>Cold room</h2>')).toBeGreaterThan(sheetPage.indexOf('>Cellar</h2>'))
    await customer.post(`/api/en/lists/${id}/remove`, {})
  })

  test('without scripts counting a list puts shortages into the quick order form', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    await customer.post('/api/en/cart/clear', {})
    const { id, lines, submit } = await make(customer, 'Counted', [first, second])
    await submit('arrange', { [`par-${first.productId}`]: '7' })
    const [line] = await lines()
    const counted = await submit('count', { [`left-${first.productId}`]: '3', [`left-${second.productId}`]: '' })
    const next = counted.headers.get('location') ?? ''
    expect([counted.status, new URLSearchParams(next.split('?')[1]).get('quickOrder')]).toEqual([303, `${line?.sku} 4`])
    expect(await (await customer.ask(next)).text()).toContain(`>${line?.sku} 4</textarea>`)
    await customer.post('/api/en/cart/quick-order', { text: `${line?.sku} 4`, do: 'add' })
    const { cart } = (await (await customer.ask('/api/en/cart')).json()) as {
      cart: { lines: { productId: string; quantity: number }[] }
    }
    expect(cart.lines).toMatchObject([{ productId: first.productId, quantity: 4 }])
    for (const [left, words] of [
      ['', 'Enter what is left of at least one item.'],
      ['7', 'nothing needs ordering'],
      ['some', 'Enter a whole number from 0 to 9999.'],
    ] as const) {
      const refused = await submit('count', { [`left-${first.productId}`]: left })
      expect([left, refused.status, (await refused.text()).includes(words)]).toEqual([left, 422, true])
    }
    await customer.post(`/api/en/lists/${id}/remove`, {})
    await customer.post('/api/en/cart/clear', {})
  })

  test('lists and allergens of lists and orders are exported as CSV files with the content of the screen', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { id, lines } = await make(customer, 'Files', [first, second])
    const rowsOf = async (path: string) => {
      const answer = await customer.ask(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      return (await answer.text()).trimEnd().split('\r\n').slice(1)
    }
    const skus = (await lines()).map(({ sku }) => sku)
    for (const file of ['csv', 'allergens/csv'])
      expect((await rowsOf(`/api/nl/lists/${id}/${file}`)).map((row) => row.split(';')[0])).toEqual(skus)
    const { orders } = (await (await customer.ask('/api/en/orders')).json()) as { orders: { id: string }[] }
    const order = orders.at(-1)?.id
    const { items } = (await (await customer.ask(`/api/en/orders/${order}`)).json()) as { items: { sku: string }[] }
    const nameOf = async (path: string) => {
      const header = (await customer.ask(path)).headers.get('content-disposition') ?? ''
      return decodeURIComponent(/^attachment; filename(?:="|\*=UTF-8'')([^"]+)/.exec(header)?.[1] ?? '')
    }
    const titles = ['cart', `lists/${id}`, `orders/${order}`].map((path) => nameOf(`/api/nl/${path}/allergens/csv`))
    expect(await Promise.all(titles)).toEqual([
      'Allergenen Uw mandje.csv',
      'Allergenen Files.csv',
      expect.stringMatching(/^Allergenen .*\d{6,}\.csv$/),
    ])
    const rows = await rowsOf(`/api/nl/orders/${order}/allergens/csv`)
    expect(rows.map((row) => row.split(';')[0])).toEqual(items.map(({ sku }) => sku))
    for (const [page, count, words] of [
      [
        `/dashboard/orderLists?list=${id}&sheet=allergens`,
        skus.length,
        await rowsOf(`/api/nl/lists/${id}/allergens/csv`),
      ],
      [`/dashboard/orders?order=${order}&sheet=allergens`, items.length, rows],
    ] as const) {
      const html = await (await customer.ask(page)).text()
      const allergenMarks = [...html.matchAll(/<td class="level-(\w+)"><svg[^>]* aria-label="([^"]+)"/g)].map(
        ([, , text]) => text,
      )
      expect([page, allergenMarks.length]).toEqual([page, count * 14])
      expect(
        words.flatMap((row) =>
          row
            .match(/(?:;(?:Bevat|Kan sporen bevatten|Vrij|Niet opgegeven)){14}$/)?.[0]
            .split(';')
            .slice(1),
        ),
      ).toEqual(allergenMarks)
    }
    await customer.post(`/api/en/lists/${id}/remove`, {})
  })

  test("views and files of another customer's list, and of another company's order, return 404", async () => {
    const owner = await createLoggedInVisitor(runtime, nadia)
    const { id, sheet } = await make(owner, 'Secret of Nadia', [first])
    const { orders } = (await (await owner.ask('/api/en/orders')).json()) as { orders: { id: string }[] }
    const order = orders[0]?.id
    const reads = ['csv', 'allergens', 'allergens/csv'].map((name) => `lists/${id}/${name}`)
    const ofOrder = [`orders/${order}/allergens`, `orders/${order}/allergens/csv`]
    const writes = { count: { [`left-${first.productId}`]: '0' }, arrange: { [`area-${first.productId}`]: 'mine' } }
    for (const [visitor, refused, orderStatus] of [
      // Tom is a colleague: orders are those of the company, lists are personal
      [await createLoggedInVisitor(runtime, tom), 404, 200],
      [await createLoggedInVisitor(runtime, lena), 404, 404],
      [visitorOf(runtime), 401, 401],
    ] as const) {
      const statusOf = async (path: string) => (await visitor.ask(`/api/en/${path}`)).status
      for (const path of reads) expect([path, await statusOf(path)]).toEqual([path, refused])
      for (const path of ofOrder) expect([path, await statusOf(path)]).toEqual([path, orderStatus])
      for (const [name, fields] of Object.entries(writes))
        expect([name, (await visitor.post(`/api/en/lists/${id}/${name}`, fields)).status]).toEqual([name, refused])
      if (refused === 404) expect((await visitor.ask(sheet('allergens'))).status).toBe(404)
    }
    await owner.post(`/api/en/lists/${id}/remove`, {})
  })
})
