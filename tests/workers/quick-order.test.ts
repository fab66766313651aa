import { beforeAll, expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena, type Visitor, visitorOf } from '../support/visit.ts'

type Answer = { line: number; state: string; quantity: number | null; packing: { productId: string } | null }
type Article = StockedProduct & { sku: string; ean: string }

describeEachRuntime('quick order form', (runtime) => {
  let first: Article
  let second: Article
  const page = '/en/cart?quickOrder=1'

  const article = async (found: StockedProduct | undefined): Promise<Article> => {
    const [row] = await runtime.sql<{ sku: string; ean13: string }>(
      'COMMERCE_DB',
      'SELECT sku, ean13 FROM products WHERE id = ?',
      found?.productId ?? '',
    )
    return { ...(found as StockedProduct), sku: row?.sku ?? '', ean: row?.ean13 ?? '' }
  }
  const cartOf = async (visitor: Visitor) => {
    const { cart } = (await (await visitor.ask('/api/en/cart')).json()) as {
      cart: { lines: { productId: string; quantity: number }[] } | null
    }
    return Object.fromEntries((cart?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]))
  }

  beforeAll(async () => {
    const [one, two] = await stockedProducts(runtime, 2, 12)
    first = await article(one)
    second = await article(two)
  })

  test('every row gets a result, for each file format', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    const text = `\ufeffArtikelnr;Omschrijving;Aantal\r\n${first.sku};"Een; ding";3,0\r\n${second.ean};;2\r\n999999;;1\r\n${first.sku};;\r\n`
    const answer = await customer.post('/api/en/cart/quick-order/read', { text })
    const { answers } = (await answer.json()) as { answers: Answer[] }
    expect(answers.map(({ line, state, quantity, packing }) => [line, state, quantity, packing?.productId])).toEqual([
      [2, 'found', 3, first.productId],
      [3, 'found', 2, second.productId],
      [4, 'unknown', null, undefined],
      [5, 'no_quantity', null, first.productId],
    ])
  })

  test('with native forms rows are checked, then valid rows are added and the others stay', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    await customer.post('/api/en/cart/clear', {})
    const text = `${first.sku} 3\n2 ${second.ean}\n999999 1`
    const checked = await customer.submit('/api/en/cart/quick-order', { text, do: 'check' }, page)
    const shown = await checked.text()
    expect(checked.status).toBe(422)
    expect(shown).toContain('2 of 3 rows can go into the cart.')
    expect(shown).toContain('we do not know this item')
    expect(shown).toContain(`${text}</textarea>`)
    expect(await cartOf(customer)).toEqual({})

    const added = await customer.submit('/api/en/cart/quick-order', { text, do: 'add' }, page)
    expect([added.status, added.headers.get('location')]).toEqual([303, '/en/cart?quickOrder=999999+1'])
    const rest = await (await customer.ask('/en/cart?quickOrder=999999+1')).text()
    expect(rest).toContain('2 of 3 rows are in your cart')
    expect(rest).toContain('999999 1</textarea>')
    expect(await cartOf(customer)).toEqual({ [first.productId]: 3, [second.productId]: 2 })
    await customer.post('/api/en/cart/clear', {})
  })

  test('the same idempotency key twice counts once, and a quantity above the stock is lowered with a message', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    await customer.post('/api/en/cart/clear', {})
    const idempotencyKey = crypto.randomUUID()
    const fields = { text: `${first.sku} 1\n${second.sku} 9999\n${first.sku} 2`, idempotencyKey }
    for (let time = 0; time < 2; time += 1) {
      const answer = await customer.post('/api/en/cart/quick-order', fields)
      expect(await answer.json()).toMatchObject({
        added: 3 + second.packings,
        skipped: [{ reason: 'lowered', requested: 9999, added: second.packings }],
      })
    }
    expect(await cartOf(customer)).toEqual({ [first.productId]: 3, [second.productId]: second.packings })
    await customer.post('/api/en/cart/clear', {})
  })

  test('a guest can add rows too, and gets no stock quantity', async () => {
    const guest = visitorOf(runtime)
    const answer = await guest.post('/api/en/cart/quick-order', { text: `${first.sku} 4\n${second.sku} 9999` })
    const responseText = await answer.text()
    expect(answer.status).toBe(200)
    expect(responseText).not.toContain(`"added":${second.packings}`)
    expect((await cartOf(guest))[first.productId]).toBe(4)
  })

  test('a text without a valid row returns 422 at its field, with escaped input', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    for (const text of [
      '',
      '  \n;;;\n',
      'twee dozen kaas',
      '\u0000',
      '"',
      '🧀 1',
      `=cmd|'/c calc'!A1;1`,
      '<b>x</b> 3',
    ]) {
      const refused = await customer.submit('/api/en/cart/quick-order', { text, do: 'add' }, page)
      expect([text, refused.status]).toEqual([text, 422])
      const shown = await refused.text()
      expect(shown).toMatch(/Enter at least one row\.|No row can go into the cart\./)
      expect(shown).not.toContain('<b>x</b>')
    }
    expect((await customer.post('/api/en/cart/quick-order', { text: 'x'.repeat(100_001) })).status).toBe(422)
    for (const body of [{}, { text: ['a', 'b'] }, { text: 7 }])
      expect((await customer.post('/api/en/cart/quick-order', body)).status).toBe(422)
  })
})
