import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually } from '../support/shopper.ts'
import {
  createLoggedInVisitor,
  findOrderableProducts,
  lena,
  tom,
  type Visitor,
  visitorOf,
  waitForCached,
} from '../support/visit.ts'

describeEachRuntime('the allergen profile', (runtime) => {
  const baseUrl = runtime.url
  const saveFor = async (avoid: string[]) =>
    (await createLoggedInVisitor(runtime, tom)).post('/api/en/catalogue/allergen-profile', { avoid })

  test.each([true, false])('is saved in the account and marks every product (scripts: %s)', async (scripts) => {
    onTestFinished(async () => void (await saveFor([])))
    const page = await asCustomer(await openPage({ baseUrl, javaScriptEnabled: scripts }), runtime, tom)
    const { open, main, t, to, arrive } = await createShopper(page, 'de')
    await open(to('dashboard'))
    await page.getByRole('link', { name: t('account.profileTitle') }).click()
    await arrive(to('dashboardAccount'))
    await main.getByRole('checkbox', { name: t('product.allergen.gluten') }).check()
    await main.getByRole('checkbox', { name: t('product.allergen.milk') }).check()
    await main.getByRole('button', { name: t('catalogue.profileSave') }).click()
    const onlyFree = main.getByRole('link', { name: t('catalogue.profileOnlyFree') })
    await onlyFree.waitFor()

    await open('/de/products?filters=contains_allergen%3Agluten')
    await main
      .getByText(t('catalogue.fit.contains', { names: 'Gluten' }))
      .first()
      .waitFor()
    const tiles = main.getByRole('article')
    await eventually(() => tiles.locator('.fit-mark').count()).toBe(await tiles.count())

    await open(to('dashboardAccount'))
    await onlyFree.click()
    // with scripts customers get the row view by default
    await arrive(`/de/products?filters=does_not_contain_allergen%3Agluten%2Cmilk${scripts ? '&view=rows' : ''}`)
    await main
      .getByText(t('catalogue.fit.free', { names: 'Gluten, Milch' }))
      .first()
      .waitFor()
    await eventually(() => main.locator('.fit-mark').count()).toBe(await main.locator('a.name').count())
    expect(await main.locator('.fit-mark:not(.level-free)').count()).toBe(0)
  })

  test('a product without a declaration of all avoided allergens is not marked as free', async () => {
    onTestFinished(async () => void (await saveFor([])))
    await saveFor(['lupin', 'sesame', 'celery'])
    const page = await asCustomer(await openPage({ baseUrl, width: 390, height: 844 }), runtime, tom)
    const { open, main, tile } = await createShopper(page, 'nl')
    await open('/assortiment')
    await main.locator('.fit-mark').first().waitFor()

    const { products } = (await (await visitorOf(runtime).ask('/api/nl/catalogue/listing')).json()) as {
      products: { name: string; allergens: Record<string, string> | null }[]
    }
    for (const { name, allergens } of products) {
      const free = ['lupin', 'sesame', 'celery'].every((code) => allergens?.[code] === 'free')
      const mark = tile(name).locator('.fit-mark')
      expect([name, await mark.evaluate((chip) => chip.classList.contains('level-free'))]).toEqual([name, free])
    }
  })

  // F574
  test('marks cart lines by their worst allergen state; a guest cart has no marks', async () => {
    onTestFinished(async () => void (await saveFor([])))
    await saveFor(['milk', 'gluten'])
    const marksOf = async (visitor: Visitor) => {
      await visitor.post('/api/nl/cart/clear', {})
      for (const productId of await findOrderableProducts(runtime, 6))
        await visitor.post('/api/nl/cart/items', { productId, quantity: '1' })
      const cookie = [...visitor.cookies, ['js', '0']].map((pair) => pair.join('=')).join('; ')
      const html = await (await visitor.ask('/winkelmandje', { headers: { cookie } })).text()
      const { cart } = (await (await visitor.ask('/api/nl/cart')).json()) as {
        cart: { lines: { allergens: Record<string, string> }[] }
      }
      await visitor.post('/api/nl/cart/clear', {})
      const worst = ({ allergens }: (typeof cart.lines)[number]) =>
        ['contains', 'may_contain', 'unknown', 'free'].find((state) =>
          [allergens.milk, allergens.gluten].includes(state),
        )
      return {
        marks: [...html.matchAll(/fit-mark level-(\w+)/g)].map(([, level]) => level),
        worst: cart.lines.map(worst),
        html,
      }
    }
    const shapes = { contains: 'contains', may_contain: 'traces', unknown: 'question', free: 'free' }
    const { marks, worst, html } = await marksOf(await createLoggedInVisitor(runtime, tom))
    expect(marks).toEqual(worst.map((state) => shapes[state as keyof typeof shapes]))
    expect(marks.length).toBeGreaterThan(4)
    expect(html).toMatch(/<\/svg>(?:Bevat|Sporen van|Niet opgegeven:) [^<]+<\/span>/)
    expect((await marksOf(visitorOf(runtime))).marks).toEqual([])
  })

  test('guests get 401, colleagues the same profile, another company its own, and cached pages contain no marks', async () => {
    onTestFinished(async () => void (await saveFor([])))
    await saveFor(['gluten'])
    const kept = await waitForCached(visitorOf(runtime), '/en/range/bakery-pastry')
    expect(await kept.text()).not.toMatch(/class="[^"]*\bfit-mark\b/)
    expect((await visitorOf(runtime).ask('/api/en/catalogue/allergen-profile')).status).toBe(401)
    const colleague = await createLoggedInVisitor(runtime)
    expect(await (await colleague.ask('/api/en/catalogue/allergen-profile')).json()).toEqual({ avoid: ['gluten'] })
    const other = await createLoggedInVisitor(runtime, lena)
    expect(await (await other.ask('/api/en/catalogue/allergen-profile')).json()).toEqual({ avoid: [] })
    const refused = await colleague.post('/api/en/catalogue/allergen-profile', { avoid: ['dust'] })
    expect(refused.ok).toBe(false)
  })
})
