import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const headers = { 'sec-fetch-site': 'same-origin' }

/** The hydrated quick order form of a customer with an empty cart. */
async function openForm(locale: 'en' | 'fr' = 'en') {
  const page = await asCustomer(await openPage({ width: 1280 }), node as never, lena)
  const shopper = await createShopper(page, locale)
  await page.request.post(`/api/${locale}/cart/clear`, { form: {}, headers })
  await shopper.open(`${shopper.to('cart')}?quickOrder=1`)
  const text = shopper.main.getByLabel(shopper.t('quickOrder.label'))
  await text.focus()
  await waitForHydration(text)
  const sheet = shopper.main.getByRole('region', { name: shopper.t('quickOrder.answers') })
  return { ...shopper, text, sheet, add: shopper.main.locator('button[name=do][value=add]') }
}
const skuOf = async (productId = '') =>
  (await node?.sql<{ sku: string }>('COMMERCE_DB', 'SELECT sku FROM products WHERE id = ?', productId))?.[0]?.sku ?? ''

test('rows are answered while they are typed: picture, price, stock and sum, or what is wrong', async () => {
  const { page, text, sheet, add, t } = await openForm('fr')
  const [product] = await stockedProducts(node as never, 1, 12)
  const sku = await skuOf(product?.productId)
  await page.keyboard.type(`${sku} 3`)
  const row = sheet.getByRole('listitem').first()
  await eventually(() => row.innerText()).toMatch(/€[\s\S]*€/)
  expect(await row.locator('img').count()).toBe(1)
  expect(await row.locator('.stock').count()).toBe(1)
  await page.keyboard.type('\n999999 1')
  await sheet.getByText(t('quickOrder.states.unknown')).waitFor()
  await eventually(() => sheet.getByRole('status').innerText()).toBe(t('quickOrder.checked', { count: 1, of: 2 }))
  // typing continues where it was
  expect(await text.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await text.inputValue()).toBe(`${sku} 3\n999999 1`)
  await text.fill('999999 1')
  await eventually(() => add.isDisabled()).toBe(true)
  await page.keyboard.type('0')
  expect(await add.isEnabled()).toBe(true)
})

test('a quantity, a choice and a removal in the rows change the text, and Ctrl+Enter adds the rows, with undo', async () => {
  const { page, main, text, sheet, linesInCart, t } = await openForm()
  const [one, two] = await stockedProducts(node as never, 2, 12)
  const codes = [await skuOf(one?.productId), await skuOf(two?.productId)]
  const [family] = await (node as never as NonNullable<typeof node>).sql<{ sku: string }>(
    'COMMERCE_DB',
    'SELECT p.sku FROM products p JOIN products v ON v.parent_id = p.id GROUP BY p.id HAVING COUNT(*) > 1 ORDER BY p.id LIMIT 1',
  )
  await text.fill(`${codes[0]} 2\n999999 1\n${codes[1]} 1\n${family?.sku} 2`)
  const quantities = sheet.getByRole('textbox', { name: t('cart.quantity') })
  await eventually(() => quantities.count()).toBe(2)
  // as in a table: the arrow keys move between the quantities
  await quantities.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('4')
  await eventually(() => text.inputValue()).toContain(`${codes[1]} 4`)
  expect(await quantities.nth(1).evaluate((field) => field === document.activeElement)).toBe(true)
  await sheet.getByRole('button', { name: t('quickOrder.remove', { line: 2 }) }).click()
  const choice = sheet.locator('.row-choices button').last()
  await choice.click()
  await eventually(() => text.inputValue()).toMatch(
    new RegExp(`^${codes[0]} 2\\n${codes[1]} 4\\n${family?.sku}\\S* 2$`),
  )
  await text.press('Control+Enter')
  await eventually(linesInCart).toBe(3)
  expect(await text.inputValue()).toBe('')
  await main.getByRole('button', { name: t('cart.undo') }).click()
  await eventually(linesInCart).toBe(0)
})

test('two hundred pasted rows appear at once and are answered within 5 s', async () => {
  const { text, sheet } = await openForm()
  const rows = Array.from({ length: 200 }, (_, index) => `${200_001 + index} 2`).join('\n')
  const shownMs = await text.evaluate(async (field: HTMLTextAreaElement, pasted) => {
    const began = performance.now()
    field.value = pasted
    field.dispatchEvent(new Event('input', { bubbles: true }))
    while (document.querySelectorAll('.list-sheet > li').length < 200)
      await new Promise((done) => requestAnimationFrame(done))
    return performance.now() - began
  }, rows)
  expect(shownMs).toBeLessThan(2_000)
  await expect.poll(() => sheet.locator('.skeleton').count(), { timeout: 5_000 }).toBe(0)
})
