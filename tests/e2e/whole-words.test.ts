// Screens of customers with the demo's data.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { shops } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'

/** Words of labels and buttons on two lines, and tables wider than their panel. Runs inside the browser. */
function findBrokenWords(): string[] {
  const range = document.createRange()
  const broken = [...document.querySelectorAll('dt, .button')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .flatMap((text) =>
      [...(text.nodeValue ?? '').matchAll(/[^\s\u00ad/–-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    )
  const wide = [...document.querySelectorAll('.panel:has(> .table)')].filter(
    (panel) => panel.scrollWidth > panel.clientWidth,
  )
  return [...broken, ...wide.map((panel) => `table: ${panel.scrollWidth} > ${panel.clientWidth}`)]
}

async function openAsCustomer(width: number) {
  const page = await asCustomer(await openPage({ width, reducedMotion: 'reduce' }), shops.node)
  const { to } = await createShopper(page, 'de')
  const firstOf = async (path: 'lists' | 'orders' | 'invoices') => {
    const answer = await page.request.get(`/api/de/${path}`)
    return ((await answer.json()) as Record<typeof path, { id: string }[]>)[path][0]?.id
  }
  const open = async (path: string) => {
    await page.goto(path)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  }
  return { page, to, firstOf, open }
}

// F699
test.each([390, 1024, 1280])(
  'labels and buttons keep their words whole at %d px',
  async (width) => {
    const { page, to, firstOf, open } = await openAsCustomer(width)
    await open(to('range'))
    const product = (await page.locator('main article a.name').first().getAttribute('href')) ?? ''
    const paths = [
      `${to('dashboardOrders')}?order=${await firstOf('orders')}`,
      `${to('dashboardInvoices')}?invoice=${await firstOf('invoices')}`,
      ...[to('dashboardInvoices'), to('dashboardOrderLists'), to('dashboardStandingOrders'), to('dashboardUsers')],
      product,
    ]
    const found: string[] = []
    for (const path of paths) {
      await open(path)
      found.push(...(await page.evaluate(findBrokenWords)).map((line) => `${path}: ${line}`))
    }
    expect(found).toEqual([])
  },
  60_000,
)

// F699
test.each([390, 1280])(
  'the bar of a list does not cover the focused element at %d px',
  async (width) => {
    const { page, to, firstOf, open } = await openAsCustomer(width)
    await open(`${to('dashboardOrderLists')}?list=${await firstOf('lists')}`)
    await page.locator('.order-bar').waitFor()
    const covered: string[] = []
    for (let stop = 0; stop < 70; stop++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const { activeElement: focused } = document
        const bar = document.querySelector('.order-bar')
        if (!focused || !bar || bar.contains(focused) || !focused.closest('.list-sheet')) return null
        const { top, bottom } = focused.getBoundingClientRect()
        const edges = bar.getBoundingClientRect()
        return bottom > edges.top && top < edges.bottom ? focused.outerHTML.slice(0, 80) : null
      })
      if (name) covered.push(name)
    }
    expect(covered).toEqual([])
  },
  60_000,
)
