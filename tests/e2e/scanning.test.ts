import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gtinCheckDigit } from '#features/cart/add/gtin.ts'
import type { Cart } from '#features/cart/cart.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage, type PageOptions } from '../support/browser.ts'
import { openSearch } from '../support/open-search.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const headers = { 'sec-fetch-site': 'same-origin' }
const unknown = '4006381333931'

type Product = { ean: string; sku: string; number: string }

/** Barcodes of products that are well in stock. */
async function barcodes(count: number): Promise<Product[]> {
  const rows = await node?.sql<Product>(
    'COMMERCE_DB',
    `SELECT p.ean13 AS ean, p.sku, p.number FROM products p JOIN stock s ON s.id = p.stock_id
     WHERE p.type = 'simple' AND p.is_stock_article = 1 AND s.quantity >= 20 * p.stock_units ORDER BY p.id LIMIT ?`,
    count,
  )
  return rows ?? []
}

/** As a scanner: all digits and Enter within a few milliseconds. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** The hydrated quick order form of a customer with an empty cart. */
async function openForm(
  options: PageOptions = { width: 1280 },
  before: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const page = await asCustomer(await openPage(options), node as never, lena)
  await before(page)
  const shopper = await createShopper(page, 'en')
  await page.request.post('/api/en/cart/clear', { form: {}, headers })
  await shopper.open(`${shopper.to('cart')}?quickOrder=1`)
  const text = shopper.main.getByLabel(shopper.t('quickOrder.label'))
  await text.focus()
  await waitForHydration(text)
  const sheet = shopper.main.getByRole('region', { name: shopper.t('quickOrder.answers') })
  return { ...shopper, text, sheet, add: shopper.main.locator('button[name=do][value=add]') }
}
const isFocused = (field: { evaluate: (is: (element: Element) => boolean) => Promise<boolean> }) =>
  field.evaluate((element) => element === document.activeElement)

test('ten scanned codes are a row each, a repeated one counts up, and an unknown one stays as it was scanned', async () => {
  const { page, text, sheet, add, linesInCart, t } = await openForm()
  const products = await barcodes(9)
  const [first, second] = products.map(({ ean }) => ean)
  for (const { ean } of products) await scan(page, ean)
  await scan(page, unknown)
  for (const code of [first, `0${second}`, first]) await scan(page, code ?? '')
  const codes = [...products.map(({ ean }) => ean), unknown]
  const expected = codes.map((code, index) => `${code} ${index === 0 ? 3 : index === 1 ? 2 : 1}`)
  expect(await text.inputValue()).toBe(`${expected.join('\n')}\n`)
  expect(await isFocused(text)).toBe(true)
  await eventually(() => sheet.getByRole('listitem').count()).toBe(10)
  await eventually(() => sheet.getByRole('status').innerText()).toMatch(/Scanned: 3\s×/)
  const bad = sheet.getByRole('listitem').filter({ hasText: unknown })
  expect(await bad.innerText()).toContain(t('quickOrder.states.unknown'))
  await scan(page, unknown)
  await eventually(() => sheet.getByRole('status').innerText()).toContain(
    t('quickOrder.scanUnknown', { code: unknown }),
  )
  expect([...(await findViolations(page, { within: '#main' })), ...(await findViolationsInDarkMode(page))]).toEqual([])

  // the quantity of a row stays with its barcode, so that the next scan counts from it
  await sheet
    .getByRole('textbox', { name: t('cart.quantity') })
    .first()
    .fill('7')
  await text.focus()
  await page.keyboard.press('Control+End')
  await scan(page, first ?? '')
  await eventually(() => text.inputValue()).toContain(`${first} 8\n`)
  await add.click()
  await eventually(linesInCart).toBe(9)
  expect(await text.inputValue()).toBe(`${unknown} 2`)
})

test('codes with a wrong check digit, and an unknown case with packing indicator, order nothing unseen', async () => {
  const { page, text, sheet, t } = await openForm()
  const [product] = await barcodes(1)
  const wrong = `${unknown.slice(0, 12)}2`
  await scan(page, wrong)
  await scan(page, wrong)
  const digits = `1${product?.ean.slice(0, 12)}`
  await scan(page, `01${digits}${gtinCheckDigit(digits)}`)
  expect(await text.inputValue()).toMatch(new RegExp(`^${wrong} 1\\n${wrong} 1\\n01\\d{14} 1\\n$`))
  await sheet.getByText(t('quickOrder.states.suggested')).waitFor()
  await sheet.locator('.row-choices button').first().click()
  await eventually(() => text.inputValue()).toMatch(new RegExp(`\\n${product?.number}\\S* 1\\n$`))
})

test('in the palette a scan adds the packing with its barcode, a repeated one counts up, and undo is in reach', async () => {
  const { page, open, palette, field, linesInCart, additionBar, t } = await openSearch()
  await asCustomer(page, node, lena)
  await page.request.post('/api/en/cart/clear', { form: {}, headers })
  await open('/en/brands')
  await page.keyboard.press('/')
  await palette.waitFor()
  const [one, two] = await barcodes(2)
  for (const code of [one?.ean, two?.ean, `010${one?.ean}`]) await scan(page, code ?? '')
  await eventually(linesInCart).toBe(2)
  const quantities = async () => {
    const { cart } = (await (await page.request.get('/api/en/cart')).json()) as { cart: Cart | null }
    return Object.fromEntries((cart?.lines ?? []).map(({ sku, quantity }) => [sku, quantity]))
  }
  await eventually(quantities).toEqual({ [one?.sku ?? '']: 2, [two?.sku ?? '']: 1 })
  await scan(page, unknown)
  await palette
    .getByText(t('search.none', { search: unknown }))
    .first()
    .waitFor()
  expect([await field.inputValue(), await isFocused(field)]).toEqual([unknown, true])

  await scan(page, two?.ean ?? '')
  await eventually(quantities).toMatchObject({ [two?.sku ?? '']: 2 })
  await palette.getByRole('button', { name: t('cart.undo') }).click()
  await eventually(quantities).toMatchObject({ [two?.sku ?? '']: 1 })
  expect(await isFocused(field)).toBe(true)
  await scan(page, one?.ean ?? '')
  await eventually(quantities).toMatchObject({ [one?.sku ?? '']: 3 })
  await page.keyboard.press('Escape')
  await additionBar.getByRole('button', { name: t('cart.undo') }).click()
  await eventually(quantities).toMatchObject({ [one?.sku ?? '']: 2 })
})

test('on a list a scan adds its packing, a repeated one counts up, and scans during a request are not lost', async () => {
  const { page, main, open, to, t } = await openForm({ width: 1280, expectedProblems: [/status of 422/] })
  const made = await page.request.post('/api/en/lists', { form: { name: 'Scans' }, headers })
  const list = /list=(\d+)/.exec((await made.json()).next)?.[1]
  await open(`${to('dashboardOrderLists')}?list=${list}`)
  const code = main.getByLabel(t('lists.addCode'))
  await code.focus()
  await waitForHydration(code)
  const [one, two] = await barcodes(2)
  const amounts = async () => {
    const { lines } = await (await page.request.get(`/api/en/lists/${list}`)).json()
    return (lines as { sku: string; amount: number }[]).map(({ sku, amount }) => `${sku} ${amount}`)
  }
  await scan(page, one?.ean ?? '')
  await scan(page, two?.ean ?? '')
  await eventually(amounts).toEqual([`${one?.sku} 1`, `${two?.sku} 1`])
  await scan(page, `0${one?.ean}`)
  await eventually(amounts).toEqual([`${one?.sku} 2`, `${two?.sku} 1`])
  await scan(page, unknown)
  await main.getByText(t('lists.codeUnknown', { code: unknown })).waitFor()
  expect([await code.inputValue(), await isFocused(code)]).toEqual([unknown, true])
  // the next scan replaces the code
  await scan(page, two?.ean ?? '')
  await eventually(amounts).toEqual([`${one?.sku} 2`, `${two?.sku} 2`])
  expect(await findViolations(page, { within: '#main' })).toEqual([])
  await page.request.post(`/api/en/lists/${list}/remove`, { form: {}, headers })
})

/** Chromium on Linux has no BarcodeDetector: one that sees `window.seen`, and a camera that shows a canvas. */
const withCamera = (refused: boolean) => async (page: Page) =>
  page.addInitScript((isRefused) => {
    const shown = window as never as { seen: string[]; tracks: MediaStreamTrack[] }
    Object.assign(window, {
      seen: [],
      tracks: [],
      BarcodeDetector: class {
        static async getSupportedFormats() {
          return ['ean_13']
        }
        detect = async () => shown.seen.map((rawValue) => ({ rawValue }))
      },
    })
    navigator.mediaDevices.getUserMedia = async () => {
      if (isRefused) throw new DOMException('denied', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      const stream = canvas.captureStream(5)
      shown.tracks.push(...stream.getTracks())
      return stream
    }
  }, refused)

test('a phone with a barcode reader scans with the camera, which is released when the dialog closes', async () => {
  const { page, main, text, t } = await openForm({ width: 390 }, withCamera(false))
  const [product] = await barcodes(1)
  await main.getByRole('button', { name: t('quickOrder.camera') }).click()
  const dialog = page.getByRole('dialog', { name: t('quickOrder.cameraTitle') })
  await dialog.getByText(t('quickOrder.cameraHow')).waitFor()
  const see = (codes: string[]) => page.evaluate((seen) => Object.assign(window, { seen }), codes)
  await see([product?.ean ?? ''])
  await eventually(() => dialog.getByRole('status').innerText()).toMatch(/Scanned: 1/)
  // still in view: the same scan
  await page.waitForTimeout(1500)
  expect(await text.inputValue()).toBe(`${product?.ean} 1\n`)
  await see([])
  await page.waitForTimeout(1800)
  await see([product?.ean ?? ''])
  await eventually(() => text.inputValue()).toBe(`${product?.ean} 2\n`)
  expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')
  const live = () =>
    page.evaluate(() => (window as never as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState))
  await eventually(live).toEqual(['ended'])
  expect(await text.inputValue()).toBe(`${product?.ean} 2\n`)
})

test('a refused camera is reported in a sentence, and without a barcode reader there is no button', async () => {
  const { page, main, t } = await openForm({ width: 390 }, withCamera(true))
  await main.getByRole('button', { name: t('quickOrder.camera') }).click()
  const dialog = page.getByRole('dialog', { name: t('quickOrder.cameraTitle') })
  await dialog.getByText(t('quickOrder.cameraRefused')).waitFor()
  await dialog.getByRole('button', { name: t('quickOrder.cameraClose') }).click()
  await dialog.waitFor({ state: 'detached' })
  const other = await openForm({ width: 390 })
  expect(await other.main.getByRole('button', { name: t('quickOrder.camera') }).count()).toBe(0)
})
