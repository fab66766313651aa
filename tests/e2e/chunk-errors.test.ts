// Failures inside the app: data, a screen or its code cannot be loaded, or a newer build exists.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { follow, openHydrated } from '../support/client-navigation.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { lena, visitorOf, waitForCached } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

function watchConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}

// F163, F164, F188, F325, F468, F484, F485, F492, F497
test('failed data or a failed render shows the error screen, and missing code loads a new document', async () => {
  const page = await openPage({ expectedProblems: [/status of (404|503)|Failed to load|Error|HttpProblem/] })
  await page.route(/\/assets\/account-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const { t, toast, main, arrive } = await openHydrated(page, '/en/range')
  const isSame = await markDocument(page)
  // only the page's own language is loaded
  const languages = scripts.flatMap((path) => /^\/assets\/(nl|en|de|fr)-[\w-]+\.js$/.exec(path)?.[1] ?? [])
  expect([...new Set(languages)]).toEqual(['en'])

  // the loader throws: the error is shown in a toast too
  const problem = { title: 'Down', status: 503, debug: 'cms.php line 12' }
  await page.route(/\/api\/en\/content\/entry\?/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await follow(page, '/en/about-us')
  const failed = main.getByRole('heading', { level: 1, name: t('global.500statusMessage') })
  await failed.waitFor()
  expect(await main.locator('.error-page p').first().textContent()).toBe('503')
  await toast(t('global.gqlError')).waitFor()
  const red = page.locator('.toasts li').filter({ hasText: t('global.gqlError') })
  expect(await red.innerText()).toContain('cms.php line 12')
  expect(await red.locator('.toast-bad').count()).toBe(1)

  // a part of a page fails: it shows the error, and a toast appears
  await page.route(/\/api\/en\/catalogue\/listing\b/, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ ...problem, debug: 'listing.php line 7' }),
    }),
  )
  await follow(page, '/en/range?page=2')
  await arrive('/en/range?page=2')
  await failed.waitFor({ state: 'detached' })
  await main.getByText('Down', { exact: true }).waitFor()
  await page.locator('.toasts li').filter({ hasText: 'listing.php line 7' }).locator('.toast-bad').waitFor()
  await page.unroute(/\/api\/en\/catalogue\/listing\b/)

  await page.route('**/api/en/catalogue/brands', (route) => route.fulfill({ json: { letters: 7 } }))
  await follow(page, '/en/brands')
  await failed.waitFor()
  expect(await main.locator('.error-page p').first().textContent()).toBe('500')

  // the layout data fails too: the screen is shown without layout and recovers
  await page.route(/\/api\/en\/|latest\.json/, (route) => route.abort())
  await follow(page, '/en/news')
  const offline = page.getByRole('heading', { level: 1, name: t('global.offline') })
  await offline.waitFor()
  await page.unroute(/\/api\/en\/|latest\.json/)
  await page.route(/\/api\/en\/(content\/site|catalogue\/departments)/, (route) => route.abort())
  await page.getByRole('button', { name: t('global.tryAgain') }).click()
  await eventually(() => page.locator('header').count()).toBe(0)
  await offline.waitFor()
  await page.unroute(/\/api\/en\/(content\/site|catalogue\/departments)/)
  await page.getByRole('button', { name: t('global.tryAgain') }).click()
  await page.locator('header .cart-button').waitFor()
  expect(await isSame()).toBe(true)

  await follow(page, '/en/forgot-password')
  await arrive('/en/forgot-password')
  await eventually(isSame).toBe(false)
  await page.getByLabel(t('account.email'), { exact: true }).waitFor()
})

// F324, F467, F494
test.each(['a link', 'the way back'])(
  'the app checks for a newer build every hour, shows a toast, and %s then loads a new document',
  async (way) => {
    const page = await openPage({ expectedProblems: [/Failed to load resource/] })
    const consoleMessages = watchConsole(page)
    await page.clock.install()
    const { t, toast, arrive } = await openHydrated(page, '/en/range')
    const isSame = await markDocument(page)
    // the check is loaded after the requests of the hydration
    const loaded = page.waitForResponse(/\/assets\/watch-build-[\w-]+\.js$/)
    await page.clock.fastForward('00:15')
    await (await loaded).finished()
    let asked = 0
    let build: string | null = null
    await page.route('**/build/latest.json', (route) => {
      asked += 1
      return build ? route.fulfill({ json: { build } }) : route.abort()
    })
    const pass = () => page.clock.fastForward('01:00:00')
    await follow(page, '/en/brands')
    await arrive('/en/brands')
    await pass()
    await eventually(() => consoleMessages.some((text) => text.includes('Failed build manifest loading'))).toBe(true)
    expect([asked, await page.locator('.toasts').count()]).toEqual([1, 0])
    build = 'another'
    await pass()
    await toast(t('shell.newVersion')).waitFor()
    expect(asked).toBe(2)

    // navigation that only changes the query keeps the document
    await follow(page, '/en/brands?a=1')
    await arrive('/en/brands?a=1')
    if (way === 'the way back') {
      await page.goBack()
      await arrive('/en/brands')
    }
    expect(await isSame()).toBe(true)
    if (way === 'the way back') await page.goBack()
    else await follow(page, '/en/range')
    await arrive('/en/range')
    await eventually(isSame).toBe(false)
  },
)

test('a screen whose messages cannot be loaded loads a new document', async () => {
  const page = await openPage({ expectedProblems: [/Failed/] })
  let asked = 0
  await page.route(/\/assets\/en-[\w-]+\.js$/, (route) => {
    asked += 1
    return asked > 1 ? route.abort() : route.continue()
  })
  const { t, arrive } = await openHydrated(page, '/en/range')
  const isSame = await markDocument(page)
  await follow(page, '/en/login')
  await arrive('/en/login')
  await page.getByRole('heading', { level: 1, name: t('account.login') }).waitFor()
  expect(await isSame()).toBe(false)
})

test.each([
  ['content', '/en/about-us'],
  ['home', '/en'],
])('if the chunk of the %s screen is missing, a new document with its own title is loaded', async (screen, path) => {
  const page = await openPage({ expectedProblems: [/status of 404|Failed to (?:fetch|load)|Error/] })
  await page.route(new RegExp(`/assets/-${screen}-screen-[\\w-]+\\.js$`), (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  const { arrive, main } = await openHydrated(page, '/en/range')
  const [isSame, before] = [await markDocument(page), await page.title()]
  await follow(page, path)
  await arrive(path)
  await eventually(isSame).toBe(false)
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).not.toBe(before)
})

test('if the chunk of a dialog cannot be loaded, the page of its form opens instead', async () => {
  const page = await asCustomer(await openPage({ expectedProblems: [/ERR_FAILED|status of 401/] }), node as never, lena)
  await page.route(/\/assets\/dialogs-[\w-]+\.js$/, (route) => route.abort())
  const { open, t, tiles, add, quantity, toast, arrive } = await createShopper(page, 'en')
  await open('/en/range')
  const tile = tiles.first()
  await waitForHydration(quantity(tile))
  await tile.locator('a.save-button').click()
  await arrive(/^\/en\/dashboard\/orderLists\?save=/)

  await open('/en/range')
  await waitForHydration(quantity(tile))
  await page.request.post('/api/en/account/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  await add(tile).click()
  await toast(t('forms.sessionOver')).waitFor()
  await page
    .locator('.toast')
    .getByRole('button', { name: t('forms.loginAgain') })
    .click()
  await arrive(/^\/en\/login\?redirect=/)
})

// F495, F496
test('a page whose data or messages cannot be loaded works without the app and logs the reason', async () => {
  const page = await openPage({ locale: 'fr-BE', expectedProblems: [/Failed|status of 404/] })
  const consoleMessages = watchConsole(page)
  await waitForCached(visitorOf(node), '/fr/products')
  const lost = /\/_page\/[\w-]+\.js$/
  let documents = 0
  page.on('load', () => {
    documents += 1
  })
  await page.route(lost, (route) => route.fulfill({ status: 404, body: '' }))
  const { open, tiles, quantity, arrive } = await createShopper(page, 'fr')
  await open('/fr/products')
  const intend = () => quantity(tiles.first()).dispatchEvent('focusin')
  const losses = () => consoleMessages.filter((text) => text.includes('Failed page data loading')).length
  // the page reloads once only
  await intend()
  await eventually(losses).toBe(1)
  await eventually(() => documents).toBe(2)
  await intend()
  await eventually(losses).toBe(2)
  await page.context().setOffline(true)
  await intend()
  await eventually(losses).toBe(3)
  await page.context().setOffline(false)
  expect(await page.locator('.toasts').count()).toBe(0)
  await tiles.first().locator('a.name').click()
  await arrive(/^\/fr\/products\/./)
  expect(documents).toBe(3)

  await page.unroute(lost)
  await page.route(/\/assets\/fr-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await open('/fr/products')
  await intend()
  await eventually(() => consoleMessages.filter((text) => text.includes('Failed locale loading')).length).toBe(1)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await tiles.first().locator('a.name').click()
  await arrive(/^\/fr\/products\/./)
  expect([documents, await page.locator('.toasts').count()]).toEqual([5, 0])
})
