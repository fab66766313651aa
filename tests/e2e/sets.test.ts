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
    const { open, main, t, to, linesInCart } = await createShopper(page, 'en')
    await open(`/en/offer/p/${set.url}`)
    const addAll = main.getByRole('button', { name: t('cart.addAll') })
    if (scripts) {
      await page.getByRole('searchbox', { name: t('shell.search') }).focus()
      await waitForHydration(addAll)
    }
    await addAll.click()
    if (scripts) {
      await page
        .getByRole('region', { name: t('forms.notices') })
        .getByText(t('cart.added'), { exact: true })
        .waitFor()
      await eventually(linesInCart).toBe(set.members)
    } else {
      await main.getByText(t('cart.added'), { exact: true }).waitFor()
    }
    await open(to('cart'))
    await eventually(() => main.getByRole('textbox', { name: t('cart.quantity') }).count()).toBe(set.members)
    expect(new URL(page.url()).pathname).toBe(to('cart'))
  })
})
