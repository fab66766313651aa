// Text at 200 % on a phone and on a desktop.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { findOrderableProducts, lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Buttons that leave the page or do not contain their text, one line each. */
const findCutButtons = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
    const range = document.createRange()
    return [...document.querySelectorAll('.button')]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const box = button.getBoundingClientRect()
        range.selectNodeContents(button)
        const text = range.getBoundingClientRect()
        const isInside = box.left >= 0 && box.right <= document.documentElement.clientWidth
        const holdsText = text.right <= box.right + 1 && text.bottom <= box.bottom + 1
        return isInside && holdsText ? [] : [`${location.pathname}: ${button.textContent}`]
      })
  })

test('no button is cut on a phone with text at 200 %', async () => {
  const options = { width: 390, height: 844, reducedMotion: 'reduce' } as const
  const guest = await createShopper(await openPage(options), 'de')
  const customer = await createShopper(await asCustomer(await openPage(options), node, lena), 'de')
  const { to } = guest
  const headers = { origin: node.url, 'sec-fetch-site': 'same-origin' }
  for (const productId of await findOrderableProducts(node, 2))
    await customer.page.request.post('/api/de/cart/items', { data: { productId, quantity: '2' }, headers })
  const { lists } = (await (await customer.page.request.get('/api/de/lists')).json()) as { lists: { id: string }[] }
  const list = `${to('dashboardOrderLists')}?list=${lists[0]?.id}`
  const found: string[] = []
  const visits = [
    [guest.page, [to('home'), to('range'), to('login'), to('register'), to('brands')]],
    [
      customer.page,
      [to('home'), to('cart'), `${to('cart')}?quickOrder=`, to('checkout'), to('dashboard'), list, `${list}&cart=1`],
    ],
    [
      customer.page,
      [to('dashboardOrders'), to('dashboardOrderLists'), to('dashboardInvoices'), to('dashboardAccount')],
    ],
  ] as const
  for (const [page, paths] of visits) {
    for (const path of paths) {
      await page.goto(path)
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      found.push(...(await findCutButtons(page)))
    }
  }
  expect(found).toEqual([])
}, 90_000)

test.each(['de', 'fr'] as const)(
  'no screen scrolls sideways at 1280 px with text of twice the size (%s)',
  async (locale) => {
    const guest = await createShopper(await openPage({ width: 1280, reducedMotion: 'reduce' }), locale)
    const customer = await asCustomer(await openPage({ width: 1280, reducedMotion: 'reduce' }), node, lena)
    const { to } = guest
    const idOf = async (path: 'lists' | 'orders' | 'invoices') => {
      const answer = (await (await customer.request.get(`/api/${locale}/${path}`)).json()) as Record<
        typeof path,
        { id: string }[]
      >
      return answer[path][0]?.id
    }
    const [list, order, invoice] = [await idOf('lists'), await idOf('orders'), await idOf('invoices')]
    const headers = { origin: node.url, 'sec-fetch-site': 'same-origin' }
    for (const productId of await findOrderableProducts(node, 2))
      await customer.request.post(`/api/${locale}/cart/items`, { data: { productId, quantity: '2' }, headers })
    await guest.open(to('range'))
    const product = (await guest.tiles.first().locator('a.name').getAttribute('href')) ?? ''
    const catalogue = [to('home'), to('range'), `${to('range')}?view=rows`, product]
    const lists = `${to('dashboardOrderLists')}?list=${list}`
    const orders = `${to('dashboardOrders')}?order=${order}`
    const found: string[] = []
    const visits = [
      [guest.page, [...catalogue, to('brands'), to('login'), to('register'), to('cart')]],
      [
        customer,
        [
          ...catalogue,
          ...[to('cart'), `${to('cart')}?quickOrder=1`, to('checkout'), to('dashboard'), to('dashboardAccount')],
          ...[to('dashboardOrders'), orders, `${orders}&cart=1`, `${orders}&sheet=allergens`],
          ...[to('dashboardInvoices'), `${to('dashboardInvoices')}?invoice=${invoice}`],
          ...[to('dashboardOrderLists'), lists, `${lists}&cart=1`, `${lists}&sheet=count`, `${lists}&sheet=arrange`],
        ],
      ],
    ] as const
    for (const [page, paths] of visits) {
      for (const path of paths) {
        await page.goto(path)
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
        const excess = await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
          const boxes = [document.documentElement, ...document.querySelectorAll('.dashboard-nav')]
          return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        })
        if (excess > 0) found.push(`${path}: ${excess} px`)
      }
    }
    expect(found).toEqual([])
  },
  120_000,
)
