import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

describeEachRuntime('a set of products', (runtime) => {
  test.each([true, false])('is added to the cart with one click (scripts: %s)', async (scripts) => {
    const [set] = await runtime.sql<{ url: string; members: number }>(
      'COMMERCE_DB',
      `SELECT t.url_key AS url, COUNT(*) AS members FROM product_members m
       JOIN product_texts t ON t.product_id = m.product_id AND t.locale = 'en'
       JOIN products p ON p.id = m.member_id JOIN stock s ON s.id = p.stock_id
       GROUP BY m.product_id HAVING MIN(s.quantity / p.stock_units / m.quantity) > 0 ORDER BY m.product_id LIMIT 1`,
    )
    if (!set) throw new Error('the demo range has no set that can be had')
    const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: scripts })
    const { open, main, t, to, linesInCart, additionBar } = await createShopper(page, 'en')
    await open(`/en/offer/p/${set.url}`)
    const addAll = main.getByRole('button', { name: t('cart.addAll') })
    if (scripts) {
      await page.getByRole('searchbox', { name: t('shell.search') }).focus()
      await waitForHydration(addAll)
    }
    await addAll.click()
    if (scripts) {
      await additionBar.waitFor()
      await eventually(linesInCart).toBe(set.members)
    } else {
      await main.getByText(t('cart.added'), { exact: true }).waitFor()
    }
    await open(to('cart'))
    await eventually(() => main.getByRole('textbox', { name: t('cart.quantity') }).count()).toBe(set.members)
    expect(new URL(page.url()).pathname).toBe(to('cart'))
  })

  test('lists its products below the price panel, which is not taller than the window', async () => {
    const [set] = await runtime.sql<{ url: string }>(
      'COMMERCE_DB',
      `SELECT t.url_key AS url FROM product_members m
       JOIN product_texts t ON t.product_id = m.product_id AND t.locale = 'en'
       GROUP BY m.product_id ORDER BY COUNT(*) DESC LIMIT 1`,
    )
    const page = await openPage({ baseUrl: runtime.url, width: 1280, height: 900 })
    const { open, main, t } = await createShopper(page, 'en')
    await open(`/en/offer/p/${set?.url}`)
    const panel = await main.getByRole('complementary').first().boundingBox()
    expect(panel?.height).toBeLessThan(900)
    const members = main.locator('.section').filter({ has: page.getByRole('heading', { name: t('product.members') }) })
    const list = await members.getByRole('list').first().boundingBox()
    expect(list?.width).toBeGreaterThan(1200)
  })
})
