// Product lists in a browser: saved from where one shops, changed in place, put into the cart after the difference was seen.
import { expect, test } from 'vitest'
import { findings, findingsInTheDark } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, shopperOn, untilAlive } from '../support/shopper.ts'
import { lena, tom } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const headers = { 'sec-fetch-site': 'same-origin' }

test('from the bookmark of a tile to a new list, its amounts, and the cart', async () => {
  const page = await asCustomer(await openPage({ width: 390, height: 844, locale: 'en-US' }), node, tom)
  const { main, t, open, tiles, nameOf, toast, arrive, to, linesInCart } = await shopperOn(page, 'en')
  await open(to('range'))
  const tile = tiles.first()
  const name = await nameOf(tile)
  const bookmark = tile.getByRole('link', { name: t('catalogue.save', { name }) })
  await untilAlive(bookmark)
  await bookmark.click()
  const dialog = page.getByRole('dialog', { name: t('lists.saveTitle', { name }) })
  await dialog.getByLabel(t('lists.newName')).fill('From the shelf')
  expect(await findings(page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: t('lists.createAndSave') }).click()
  await toast(t('lists.saved', { name: 'From the shelf' })).waitFor()
  await tile.getByRole('link', { name: t('catalogue.saveAgain', { name }) }).waitFor()

  await page
    .locator('.tabbar')
    .getByRole('link', { name: t('shell.lists') })
    .click()
  await main.getByRole('link', { name: 'From the shelf', exact: true }).click()
  await main.getByRole('heading', { name: 'From the shelf', level: 1 }).waitFor()
  const list = new URL(page.url()).searchParams.get('list') ?? ''
  const amount = main.getByRole('textbox', { name: t('lists.amount') })
  await untilAlive(amount)
  const stored = async () => {
    const { lines } = (await (await page.request.get(`/api/en/lists/${list}`)).json()) as {
      lines: { amount: number }[]
    }
    return lines.map((line) => line.amount)
  }
  // pressed on while the first is under way: the last intent holds
  for (let press = 0; press < 4; press += 1) await main.getByRole('button', { name: t('cart.more') }).click()
  await eventually(stored).toEqual([5])
  await amount.fill('2')
  await eventually(stored).toEqual([2])
  await main.getByRole('button', { name: t('lists.remove', { name }) }).click()
  await main.getByText(t('lists.empty')).waitFor()
  await page
    .locator('.toast')
    .getByRole('button', { name: t('cart.undo') })
    .click()
  await eventually(() => amount.inputValue()).toBe('2')
  expect([...(await findings(page)), ...(await findingsInTheDark(page))]).toEqual([])

  await main.getByRole('link', { name: t('lists.toCart') }).click()
  await main.getByRole('heading', { name: t('cart.refillTitle', { title: 'From the shelf' }) }).waitFor()
  expect([...(await findings(page)), ...(await findingsInTheDark(page))]).toEqual([])
  await main.getByRole('button', { name: t('cart.refillDo') }).click()
  await main.getByText(t('cart.refilled'), { exact: true }).waitFor()
  await main.getByRole('link', { name: t('cart.toCart') }).click()
  await arrive(to('cart'))
  await main.getByText(name).first().waitFor()
  await eventually(linesInCart).toBe(1)

  await page.request.post('/api/en/cart/clear', { form: {}, headers })
  await open(`${to('dashboardOrderLists')}?list=${list}`)
  await main
    .locator('summary')
    .filter({ hasText: t('lists.removeList') })
    .click()
  await main.getByRole('button', { name: t('lists.removeConfirm') }).click()
  await toast(t('lists.removed')).waitFor()
  await arrive(to('dashboardOrderLists'))
}, 120_000)

test('an order is ordered again beside what is in the cart or in its place', async () => {
  const page = await asCustomer(await openPage({ width: 1440, locale: 'de-DE' }), node, lena)
  const { main, t, open, to } = await shopperOn(page, 'de')
  await open(to('dashboardOrders'))
  await main
    .getByRole('link', { name: /erneut bestellen/ })
    .last()
    .click()
  await main.getByRole('button', { name: t('cart.refillDo') }).click()
  await main.locator('#refill .notice').waitFor()
  const lines = async () => {
    const { cart } = (await (await page.request.get('/api/de/cart')).json()) as {
      cart: { lines: { quantity: number }[] }
    }
    return cart.lines.map(({ quantity }) => quantity)
  }
  const once = await lines()
  expect(once.length).toBeGreaterThan(1)
  await page.reload()
  await main.getByText(t('cart.refillHow', { count: once.length })).waitFor()
  const replace = main.getByRole('button', { name: t('cart.refillReplace') })
  await untilAlive(replace)
  await replace.click()
  await main.locator('#refill .notice').waitFor()
  expect(await lines()).toEqual(once)
  expect([...(await findings(page)), ...(await findingsInTheDark(page))]).toEqual([])
  await page.request.post('/api/de/cart/clear', { form: {}, headers })
}, 90_000)
