// Lists of a company in Chromium: two users at once, and without scripts.
import { expect, onTestFinished, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { listActions } from '../support/list-actions.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, nadia, tom } from '../support/visit.ts'

const sofie = 'sofie@brasserie-nova.example'

// F610, F611, F612
test.each([
  { runtime: runtimes[0], locale: 'nl', width: 1280 },
  { runtime: runtimes[1], locale: 'de', width: 390 },
] as const)(
  'two users who edit the same list at once lose nothing, and see what the other one did ($locale)',
  async ({ runtime, locale, width }) => {
    if (!runtime) throw new Error('no shop')
    const { make, read } = listActions(runtime)
    const visitor = await createLoggedInVisitor(runtime)
    const [first, second] = (await stockedProducts(runtime, 2, 8)) as [StockedProduct, StockedProduct]
    const id = await make(visitor, 'Kitchen', [
      [first, 2],
      [second, 3],
    ])
    await visitor.post(`/api/en/lists/${id}/share`, { shared: '1' })
    onTestFinished(async () => {
      await runtime.sql('COMMERCE_DB', 'DELETE FROM product_lists WHERE id = ?', id)
    })
    const saved = async () => (await read(visitor, id)).lines.map(({ productId, amount }) => [productId, amount])
    const options = { baseUrl: runtime.url, width, height: 844, expectedProblems: [/status of 40[49]/] }
    const open = async (email: string) => {
      const page = await asCustomer(await openPage(options), runtime, email)
      return { ...(await createShopper(page, locale)), page }
    }
    const [one, other] = [await open(nadia), await open(tom)]
    const place = `${one.to('dashboardOrderLists')}?list=${id}`
    const amountOf = ({ main }: typeof one, { productId }: StockedProduct) => main.locator(`#amount-${productId}`)
    for (const user of [one, other]) {
      await user.open(place)
      await user.main.getByText(user.t('lists.ofCompanyBy', { name: 'Nadia Benali' })).waitFor()
      await waitForHydration(amountOf(user, first))
    }
    expect([...(await findViolations(one.page)), ...(await findViolationsInDarkMode(one.page))]).toEqual([])

    // different lines: both changes are kept
    await Promise.all([amountOf(one, first).fill('5'), amountOf(other, second).fill('7')])
    await eventually(saved).toEqual([
      [first.productId, 5],
      [second.productId, 7],
    ])
    await eventually(() => amountOf(other, first).inputValue()).toBe('5')

    // a line that the other one removed
    const { t } = one
    await other.main.locator(`form[action$="/products/${second.productId}/remove"] button`).click()
    await eventually(saved).toEqual([[first.productId, 5]])
    await amountOf(one, second).fill('9')
    await amountOf(one, second).press('Enter')
    await one.toast(t('lists.lineGone')).waitFor()
    await eventually(() => amountOf(one, second).count()).toBe(0)
    expect(await saved()).toEqual([[first.productId, 5]])

    // a name that the other one changed
    const rename = async (user: typeof one, name: string) => {
      const menu = user.main.locator('details.menu-form').first()
      if (!(await menu.evaluate((element: HTMLDetailsElement) => element.open))) await menu.locator('summary').click()
      await user.main.getByLabel(t('lists.name')).fill(name)
      await user.main.getByRole('button', { name: t('lists.saveName') }).click()
    }
    await rename(other, 'Larder')
    await other.main.getByRole('heading', { level: 1, name: 'Larder' }).waitFor()
    await rename(one, 'Pantry')
    await one.main.getByRole('alert').or(one.main.locator('.notice')).filter({ hasText: 'Larder' }).first().waitFor()
    await one.main.getByRole('heading', { level: 1, name: 'Larder' }).waitFor()
    expect(await findViolations(one.page, { within: '#main' })).toEqual([])
    await one.main.getByRole('button', { name: t('lists.saveName') }).click()
    await one.main.getByRole('heading', { level: 1, name: 'Pantry' }).waitFor()

    // the administrator makes it personal: the other one's next change says that it is gone
    await one.main.getByRole('button', { name: t('lists.unshare') }).click()
    await one.main.getByText(t('lists.personal')).waitFor()
    await amountOf(other, first).fill('8')
    await other.toast(t('lists.unknown')).waitFor()
    await other.arrive(other.to('dashboardOrderLists'))
    expect(await saved()).toEqual([[first.productId, 5]])
  },
  120_000,
)

// F612
test('two users who arrange a list at once keep both areas, and an unsaved one stays in its field', async () => {
  const [runtime] = runtimes
  if (!runtime) throw new Error('no shop')
  const { make } = listActions(runtime)
  const visitor = await createLoggedInVisitor(runtime)
  const [first, second] = (await stockedProducts(runtime, 2, 8)) as [StockedProduct, StockedProduct]
  const id = await make(visitor, 'Kitchen', [
    [first, 2],
    [second, 3],
  ])
  await visitor.post(`/api/en/lists/${id}/share`, { shared: '1' })
  onTestFinished(async () => {
    await runtime.sql('COMMERCE_DB', 'DELETE FROM product_lists WHERE id = ?', id)
  })
  const open = async (email: string) => {
    const page = await asCustomer(await openPage({ baseUrl: runtime.url, width: 1280 }), runtime, email)
    const user = await createShopper(page, 'en')
    await user.open(`${user.to('dashboardOrderLists')}?list=${id}&sheet=arrange`)
    const area = ({ productId }: StockedProduct) => user.main.locator(`[name="area-${productId}"]`)
    await waitForHydration(area(first))
    const save = () =>
      user.main
        .getByRole('button', { name: user.t('lists.arrangeSave') })
        .first()
        .click()
    return { ...user, area, save }
  }
  const [one, other] = [await open(nadia), await open(tom)]
  const saved = () =>
    runtime.sql(
      'COMMERCE_DB',
      'SELECT product_id AS id, area FROM product_list_items WHERE list_id = ? ORDER BY position',
      id,
    )
  await one.area(first).fill('Cold room')
  await one.save()
  await eventually(saved).toMatchObject([{ area: 'Cold room' }, { area: null }])
  await other.area(second).fill('Cellar')
  await other.save()
  await eventually(saved).toMatchObject([{ area: 'Cold room' }, { area: 'Cellar' }])
  // the page of the other one shows what the first one saved
  await eventually(() => other.area(first).inputValue()).toBe('Cold room')
  await other.area(first).fill('Freezer')
  await other.save()
  await eventually(saved).toMatchObject([{ area: 'Freezer' }, { area: 'Cellar' }])
  // the first one, whose page shows an older area, changes something else
  await one.area(second).fill('Attic')
  await one.save()
  await eventually(saved).toMatchObject([{ area: 'Freezer' }, { area: 'Attic' }])
  await eventually(() => one.area(first).inputValue()).toBe('Freezer')
}, 90_000)

// F610, F611
test.each([
  { runtime: runtimes[0], locale: 'fr', width: 390 },
  { runtime: runtimes[1], locale: 'nl', width: 1280 },
] as const)(
  'without JavaScript a list is created for colleagues, read by a bookkeeper and made personal again ($locale)',
  async ({ runtime, locale, width }) => {
    if (!runtime) throw new Error('no shop')
    const expectedProblems = [/status of 404/]
    const options = { baseUrl: runtime.url, width, height: 844, javaScriptEnabled: false, expectedProblems }
    const page = await asCustomer(await openPage(options), runtime)
    const { main, t, to } = await createShopper(page, locale)
    const name = `Cuisine ${locale}`
    onTestFinished(async () => {
      await runtime.sql('COMMERCE_DB', 'DELETE FROM product_lists WHERE name = ?', name)
    })
    const lists = to('dashboardOrderLists')
    await page.goto(lists)
    await main.getByLabel(t('lists.name')).fill(name)
    await main.getByRole('checkbox', { name: t('lists.share') }).check()
    await main.getByRole('button', { name: t('lists.create') }).click()
    await main.getByText(t('lists.ofCompanyBy', { name: 'Nadia Benali' })).waitFor()
    const id = new URL(page.url()).searchParams.get('list') ?? ''
    const [product] = await stockedProducts(runtime, 1, 8)
    const visitor = await createLoggedInVisitor(runtime)
    await visitor.post('/api/en/lists/save', { productId: product?.productId ?? '', list: id })

    const other = await asCustomer(await openPage(options), runtime, sofie)
    const reader = (await createShopper(other, locale)).main
    await other.goto(lists)
    await reader.getByText(t('lists.readOnlyAll')).waitFor()
    const changes = reader.locator('form[action*="/lists"]')
    expect(await changes.count()).toBe(0)
    await reader.getByRole('link', { name, exact: true }).click()
    await reader.getByText(t('lists.readOnly')).waitFor()
    await reader.getByRole('heading', { level: 1, name }).waitFor()
    expect(await changes.count()).toBe(0)
    expect(await reader.locator('.cart-row').count()).toBe(1)
    expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await page.goto(`${lists}?list=${id}`)
    await main.getByRole('button', { name: t('lists.unshare') }).click()
    await main.getByText(t('lists.personal')).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect((await other.goto(`${lists}?list=${id}`))?.status()).toBe(404)
  },
  90_000,
)
