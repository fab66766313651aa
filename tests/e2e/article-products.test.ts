// Products in an article: a guest sees them without prices, a customer orders them there.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually } from '../support/shopper.ts'
import { lena } from '../support/visit.ts'

const path = '/de/neuigkeiten/erdbeeren-im-november'

describeEachRuntime('the products of an article', (runtime) => {
  // F585
  test.each([true, false])('are ordered from it, in German, with JavaScript: %s', async (javaScriptEnabled) => {
    const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled, width: 390, height: 844 })
    await asCustomer(page, runtime, lena)
    const { open, main, add, nameOf, quantity, linesInCart, to } = await createShopper(page, 'de')
    await open(path)
    const product = main.locator('article article').first()
    const name = await nameOf(product)
    expect(await product.innerText()).toMatch(/€\s?\d|\d\s?€/)
    await quantity(product).fill('3')
    await add(product).click()
    await eventually(linesInCart).toBe(1)
    await open(to('cart'))
    const line = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    expect(await line.getByRole('textbox').inputValue()).toBe('3')
  })

  test('have no prices for a guest, and a link to log in', async () => {
    const page = await openPage({ baseUrl: runtime.url })
    const { open, main, t } = await createShopper(page, 'de')
    await open(path)
    const product = main
      .getByRole('article')
      .filter({ has: page.locator('a.name') })
      .first()
    expect(await product.innerText()).toContain(t('catalogue.loginForPrice'))
    expect(await main.innerText()).not.toMatch(/€/)
  })
})
