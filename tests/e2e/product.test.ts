import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually } from '../support/shopper.ts'
import { tom } from '../support/visit.ts'

describeEachRuntime('the page of a product', (runtime) => {
  const someProduct = async () => {
    const [found] = await runtime.sql<{ slug: string; number: string; allergens: string }>(
      'COMMERCE_DB',
      `SELECT t.url_key AS slug, p.number, p.allergens FROM products p
       JOIN product_texts t ON t.product_id = p.id AND t.locale = 'en' JOIN stock s ON s.id = p.stock_id
       WHERE p.type = 'configurable' AND p.case_picture IS NOT NULL AND p.is_stock_article
         AND s.quantity >= 3 * (SELECT MAX(v.stock_units) FROM products v WHERE v.parent_id = p.id)
       ORDER BY p.position LIMIT 1`,
    )
    if (!found) throw new Error('the demo range has no such product')
    return found
  }

  // F144
  test.each([true, false])(
    'shows its images, and a thumbnail scrolls to its large image (scripts: %s)',
    async (scripts) => {
      const { slug } = await someProduct()
      const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts, pictures: true })
      const { open, main, t } = await createShopper(page, 'en')
      await open(`/en/offer/p/${slug}`)
      const gallery = main.getByRole('region', { name: t('product.photos') })
      const large = gallery.locator('.strip img')
      expect(await large.count()).toBe(2)
      const names = await large.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))
      expect(new Set(names).size).toBe(2)
      const second = gallery.getByRole('link', { name: t('product.photo', { number: 2, count: 2 }), exact: true })
      await second.focus()
      await page.keyboard.press('Enter')
      const left = async (of: typeof large) => Math.round((await of.boundingBox())?.x ?? Number.NaN)
      const frame = gallery.locator('.strip')
      const start = Math.round((await frame.boundingBox())?.x ?? Number.NaN)
      await eventually(async () => (await left(large.nth(1))) - start < 80).toBe(true)
      if (scripts) {
        const drawn = () => large.nth(1).evaluate((image) => (image as HTMLImageElement).naturalWidth)
        await eventually(drawn).toBeGreaterThan(400)
      }
    },
  )

  test('shows related products in one row without empty columns', async () => {
    const { slug } = await someProduct()
    const page = await openPage({ baseUrl: runtime.url })
    const { open, main } = await createShopper(page, 'en')
    await open(`/en/offer/p/${slug}`)
    const shelf = main.locator('.five-tiles')
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const places = await shelf.evaluate((wall) => {
        const tiles = [...wall.children].filter((tile) => tile.checkVisibility())
        const [last] = tiles
          .slice(-1)
          .map((tile) => wall.getBoundingClientRect().right - tile.getBoundingClientRect().right)
        return { rows: new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size, ends: (last ?? 99) < 3 }
      })
      expect([width, places]).toEqual([width, { rows: 1, ends: true }])
    }
  })

  // F010, F143
  test('declares fourteen allergens, lists its specifications and links to its data sheet', async () => {
    const { slug, number, allergens } = await someProduct()
    const page = await openPage({ baseUrl: runtime.url })
    const { open, main, t, add } = await createShopper(page, 'en')
    await open(`/en/offer/p/${slug}`)
    // a guest sees the quantity on the button, but no price
    expect(await add(main).first().innerText()).toMatch(/^Add 1 [a-z]+ to cart$/)
    const declared = await main
      .locator('.allergen-matrix li')
      .evaluateAll((all) => all.map((item) => item.lastChild?.textContent))
    const words = { c: 'contains', m: 'may_contain', f: 'free', '-': 'unknown' } as const
    expect(declared).toEqual([...allergens].map((letter) => t(`product.states.${words[letter as keyof typeof words]}`)))

    const specifications = main.locator('#specifications dl')
    const facts = await specifications.locator('dt').allInnerTexts()
    expect(facts).toEqual(expect.arrayContaining([t('product.itemNumber'), t('product.brand'), t('product.origin')]))
    expect(await specifications.innerText()).toContain(number)
    const codes = await runtime.sql<{ ean13: string }>(
      'COMMERCE_DB',
      "SELECT ean13 FROM products WHERE number = ? AND type = 'simple'",
      number,
    )
    expect(codes.length).toBeGreaterThan(1)
    for (const { ean13 } of codes) expect(await specifications.innerText()).toContain(ean13)

    const sheet = main.getByRole('link', { name: t('product.technicalFileLink') })
    const answer = await page.request.get((await sheet.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('the unit that is in the cart is selected', async () => {
    const { slug } = await someProduct()
    const page = await asCustomer(await openPage({ baseUrl: runtime.url }), runtime, tom)
    const { open, main, t } = await createShopper(page, 'en')
    const units = main.getByRole('radiogroup', { name: t('product.unit') }).getByRole('radio')
    await open(`/en/offer/p/${slug}`)
    expect(await units.first().isChecked()).toBe(true)
    await page.request.post('/api/en/cart/items', {
      form: { productId: await units.nth(1).inputValue(), quantity: '1' },
      headers: { origin: runtime.url },
    })
    await open(`/en/offer/p/${slug}`)
    await eventually(() => units.nth(1).isChecked()).toBe(true)
  })

  test('the add button shows quantity and price, above the tab bar on phones and tablets', async () => {
    const { slug } = await someProduct()
    const page = await asCustomer(await openPage({ baseUrl: runtime.url, width: 390, height: 844 }), runtime, tom)
    const { open, main, t, add } = await createShopper(page, 'en')
    await open(`/en/offer/p/${slug}`)
    const ticket = main.getByRole('complementary', { name: t('product.buy') })
    const action = add(ticket)
    const cents = (text: string) => Number(text.replace(/.*€(\d+)\.(\d\d).*/s, '$1$2'))
    const says = (words: RegExp) => eventually(() => action.innerText()).toMatch(words)
    await says(/^Add 1 [a-z]+ to cart\s+€\d/)
    const price = cents(await ticket.locator('.customer-price .price:visible').innerText())
    await ticket
      .getByRole('button', { name: t('cart.more') })
      .locator('visible=true')
      .click()
    await says(/^Add 2 [a-z]+s to cart\s+€\d/)
    expect(cents(await action.innerText())).toBe(2 * price)
    const edge = async (of: typeof ticket) => {
      const box = await of.boundingBox()
      return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) }
    }
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const [name, box, bar] = [await edge(main.locator('h1')), await edge(ticket), await edge(action)]
      expect(bar.bottom).toBeLessThanOrEqual((await edge(page.locator('.tab-bar'))).top)
      expect(bar.top).toBeGreaterThan(600)
      expect(box.top).toBeGreaterThan(name.bottom)
      expect(box.top).toBeLessThan((await edge(main.locator('.description-list').first())).top)
    }
  })

  // F414
  test.each([true, false])('another unit changes the price and is ordered (scripts: %s)', async (scripts) => {
    const { slug } = await someProduct()
    const page = await asCustomer(await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts }), runtime, tom)
    const { open, main, t, to, add } = await createShopper(page, 'en')
    await open(`/en/offer/p/${slug}`)
    const units = main.getByRole('radiogroup', { name: t('product.unit') }).getByRole('radio')
    const ticket = main.getByRole('complementary', { name: t('product.buy') })
    const price = () => ticket.locator('.customer-price .price:visible').innerText()
    const before = await price()
    await units.nth(1).check()
    await eventually(price).not.toBe(before)
    await add(ticket).locator('visible=true').click()
    await page.waitForLoadState()
    const sku = (await main.locator('#specifications').innerText()).match(/\d{6}/)?.[0]
    if (scripts) await eventually(() => page.locator('.cart-button .badge').textContent()).toBe('1')
    await open(to('cart'))
    await eventually(() => main.getByText(`${sku}-2`).count()).toBeGreaterThan(0)
  })

  test('on a phone the label of the sticky add button is vertically centred for a guest', async () => {
    const { slug } = await someProduct()
    const page = await openPage({ baseUrl: runtime.url, width: 390, height: 844 })
    const { open, main, t } = await createShopper(page, 'en')
    await open(`/en/offer/p/${slug}`)
    const button = main.locator('.buy-bar:visible [type=submit]')
    await page.getByRole('searchbox', { name: t('shell.search') }).focus()
    await button.locator('.needs-js').first().waitFor()
    const offset = await button.evaluate((element) => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
      const range = document.createRange()
      range.selectNodeContents([...element.children].find((child) => child.matches('.needs-js')) ?? element)
      return Math.abs(middle(range.getBoundingClientRect()) - middle(element.getBoundingClientRect()))
    })
    expect(offset).toBeLessThan(1.5)
  })
})
