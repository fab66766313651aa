import { expect, test } from 'vitest'
import { allergenCodes } from '#features/allergens/allergens.ts'
import { elementsOf, linksOf, mainOf, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, tom, visitorOf } from '../support/visit.ts'

describeEachRuntime('listing pages', (runtime) => {
  const visitor = visitorOf(runtime)
  const see = async (path: string) => {
    const answer = await visitor.ask(path, { headers: { cookie: 'js=0' } })
    return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
  }

  // F006, F007, F139, F141, F142, F282, F283, F286, F293, F441, F442
  test('a listing shows its filters, its page and its category, and clearing the filters keeps search and category', async () => {
    const chosen = 'brands:1001;does_not_contain_allergen:milk;is_stock_article:1;search:cheese'
    const path = '/en/range/dairy-eggs'
    const { html } = await see(`${path}?filters=${encodeURIComponent(chosen)}&sort=name&view=rows`)
    const panel = elementsOf(html, 'form').find(({ attributes }) => attributes.action === '/api/en/catalogue/filter')
    const inputs = [...(panel?.inside ?? '').matchAll(/<input\b[^>]*>/g)].map(([input]) => input)
    const pairOf = (input: string) => ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1])
    const marked = inputs.filter((input) => / checked=""|type="hidden"/.test(input)).map((input) => pairOf(input))
    expect(marked.sort()).toEqual([
      ['brands', '1001'],
      ['category', 'dairy-eggs'],
      ['does_not_contain_allergen', 'milk'],
      ['is_stock_article', '1'],
      ['search', 'cheese'],
      ['view', 'rows'],
    ])
    const cleared = linksOf(html).filter(([, text]) => text === 'Clear all')
    expect(new Set(cleared.map(([href]) => href))).toEqual(
      new Set([`${path}?filters=search%3Acheese&sort=name&view=rows#results`]),
    )

    // counts of brands: those of the products that the page lists
    const search = await see('/en/range?filters=search%3Acheese&page=2')
    const current = elementsOf(mainOf(search.html), 'a').filter(
      ({ attributes }) => attributes['aria-current'] === 'page',
    )
    expect(current.map(({ text }) => text)).toContain('2')
    const { total } = (await (await visitor.ask('/api/en/catalogue/listing?filters=search%3Acheese')).json()) as {
      total: number
    }
    expect(textOf(search.html)).toContain(`${total} products`)
    const counts = elementsOf(search.html, 'label').filter(({ inside }) => inside.includes('name="brands"'))
    expect(counts.map(({ text }) => Number(/\d+$/.exec(text)?.[0])).reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  // F006, F007, F139, F142
  test('beside the products are each of the fourteen allergens in three states, every brand, the stock filter and every department', async () => {
    const { html } = await see('/en/range')
    const panel = elementsOf(html, 'form').find(({ attributes }) => attributes.action === '/api/en/catalogue/filter')
    const offered = (name: string) =>
      [...(panel?.inside ?? '').matchAll(new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]+)"`, 'g'))].map(
        ([, value]) => value,
      )
    for (const name of ['contains_allergen', 'may_contain_allergen', 'does_not_contain_allergen'])
      expect([name, offered(name)]).toEqual([name, [...allergenCodes]])
    const brands = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      'SELECT DISTINCT brand_id AS id FROM products WHERE parent_id IS NULL',
    )
    expect(offered('brands').sort()).toEqual(brands.map(({ id }) => String(id)).sort())
    expect(offered('is_stock_article')).toEqual(['1'])
    const { departments } = (await (await visitor.ask('/api/en/catalogue/departments')).json()) as {
      departments: { href: string }[]
    }
    expect(departments.length).toBeGreaterThan(5)
    const paths = linksOf(panel?.inside ?? '').map(([href]) => href)
    expect(paths).toEqual(expect.arrayContaining(departments.map(({ href }) => href)))
  })

  // F140
  test.each([
    ['guest', '/en/range', ['Name, A to Z', 'Name, Z to A', 'Newest first', 'Item number']],
    ['guest', '/en/range/dairy-eggs', ['Recommended', 'Name, A to Z', 'Name, Z to A', 'Newest first', 'Item number']],
    [
      'guest',
      '/en/range?filters=search%3Acheese',
      ['Most relevant', 'Name, A to Z', 'Name, Z to A', 'Newest first', 'Item number'],
    ],
    [
      'customer',
      '/en/range',
      ['Name, A to Z', 'Name, Z to A', 'Newest first', 'Item number', 'Price, low to high', 'Price, high to low'],
    ],
  ])('a %s can sort %s by each order that applies', async (who, path, orders) => {
    const someone = who === 'guest' ? visitorOf(runtime) : await createLoggedInVisitor(runtime, tom)
    someone.cookies.set('js', '0')
    const html = await (await someone.ask(path)).text()
    const select = elementsOf(html, 'select').find(({ attributes }) => attributes.name === 'sort')
    expect(elementsOf(select?.inside ?? '', 'option').map(({ text }) => text)).toEqual(orders)
  })

  // F141, F147
  test('the second page of search results keeps the search', async () => {
    const find = async (page: number) => {
      const path = `/api/en/catalogue/listing?filters=search%3Acheese&page=${page}`
      return (await (await visitor.ask(path)).json()) as { products: { name: string }[]; total: number }
    }
    const first = await visitor.ask('/en/range?filters=search%3Acheese')
    const next = /<a[^>]+rel="next"[^>]*>/.exec(await first.text())?.[0]
    expect(next).toContain('href="/en/range?filters=search%3Acheese&amp;page=2')
    const [one, two, all] = [
      await find(1),
      await find(2),
      await (await visitor.ask('/api/en/catalogue/listing')).json(),
    ]
    expect(two.total).toBe(one.total)
    expect(two.total).toBeLessThan((all as { total: number }).total)
    const page = await (await visitor.ask('/en/range?filters=search%3Acheese&page=2')).text()
    expect(two.products.length).toBeGreaterThan(0)
    for (const { name } of two.products) expect(textOf(page)).toContain(name)
  })

  // F140, F441
  test('a guest who sorts by price gets the default order', async () => {
    const order = async (sort: string) => {
      const answer = await visitor.ask(`/api/en/catalogue/listing${sort}`)
      return ((await answer.json()) as { products: { name: string }[] }).products.map(({ name }) => name)
    }
    const usual = await order('')
    for (const sort of ['price', '-price']) expect(await order(`?sort=${sort}`)).toEqual(usual)
  })

  // F007, F139, F140, F146, F147
  test('without scripts the filter form and the search field redirect to the canonical URL', async () => {
    const filter = await visitor.ask(
      '/api/en/catalogue/filter?brands=1009&brands=1001&contains_allergen=&search=&sort=name',
    )
    expect([filter.status, filter.headers.get('location')]).toEqual([
      302,
      '/en/range?filters=brands%3A1001%2C1009&sort=name#results',
    ])
    const search = await visitor.ask('/api/de/catalogue/search?search=K%C3%A4se')
    expect([search.status, search.headers.get('location')]).toEqual([302, '/de/products?filters=search%3AK%C3%A4se'])
  })
})
