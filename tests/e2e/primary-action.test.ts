// One primary button per screen, also if a panel is open.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { findOrderableProducts, nadia } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test('screens with an open panel or several forms have one primary button', async () => {
  const page = await asCustomer(await openPage(), node, nadia)
  const { to } = await createShopper(page, 'en')
  const headers = { origin: node.url, 'sec-fetch-site': 'same-origin' }
  const idOf = async (path: 'lists' | 'orders') => {
    const answer = (await (await page.request.get(`/api/en/${path}`)).json()) as Record<typeof path, { id: string }[]>
    return answer[path][0]?.id
  }
  const [list, order] = [await idOf('lists'), await idOf('orders')]
  const quickOrder = `${to('cart')}?quickOrder=1`
  const empty = [quickOrder]
  const filled = [
    quickOrder,
    to('cart'),
    to('dashboard'),
    `${to('dashboardOrderLists')}?list=${list}&cart=1`,
    `${to('dashboardOrderLists')}?list=${list}&sheet=arrange`,
    `${to('dashboardOrders')}?order=${order}&cart=1`,
    to('dashboardAccount'),
    `${to('dashboardAccount')}?address=new`,
    to('dashboardUsers'),
    `${to('dashboardUsers')}?user=2`,
    `${to('dashboardApprovals')}?approval=demo-approval`,
  ]
  const found: string[] = []
  const visit = async (path: string) => {
    await page.goto(path)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    const primary = page.locator('#main').locator('.button-default:visible, .button-default-arrow:visible')
    const labels = await primary.evaluateAll((all) =>
      all.filter((one) => !one.closest('[data-block]')).map((one) => one.textContent?.trim()),
    )
    if (labels.length !== 1) found.push(`${path}: ${labels.join(' | ')}`)
  }
  for (const path of empty) await visit(path)
  for (const productId of await findOrderableProducts(node, 2))
    await page.request.post('/api/en/cart/items', { data: { productId, quantity: '2' }, headers })
  for (const path of filled) await visit(path)
  expect(found).toEqual([])
}, 60_000)
