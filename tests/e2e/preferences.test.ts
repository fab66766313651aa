import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper } from '../support/shopper.ts'

const app = /\/assets\/client-app-[\w-]+\.js/

// F319, F320, F321, F323
test('the colour mode works without the app and is set before the first paint', async () => {
  const page = await openPage({ colorScheme: 'light' })
  const { open, t } = await createShopper(page, 'en')
  const parts: string[] = []
  page.on('request', (request) => app.test(request.url()) && parts.push(request.url()))
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      Object.assign(globalThis, { themeAtBody: document.documentElement.dataset.theme ?? 'none' })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const choose = async (mode: 'system' | 'light' | 'dark') => {
    await page
      .locator('summary')
      .and(page.getByLabel(t('shell.colourMode')))
      .click()
    await page.getByRole('button', { name: t(`shell.colourModes.${mode}`), exact: true }).click()
  }
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const themeAtBody = () => page.evaluate(() => Reflect.get(globalThis, 'themeAtBody') as string)
  const stored = () => page.evaluate(() => localStorage.getItem('color-mode'))

  await open('/en/range')
  expect(await themeAtBody()).toBe('none')
  const light = await background()
  await choose('dark')
  expect(await background()).not.toBe(light)
  expect(await stored()).toBe('dark')
  expect(parts).toEqual([])

  await open('/en')
  expect(await themeAtBody()).toBe('dark')
  expect(await background()).not.toBe(light)
  await choose('system')
  await page.reload()
  expect([await themeAtBody(), await background()]).toEqual(['none', light])

  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).not.toBe(light)
  await choose('light')
  expect([await stored(), await background()]).toEqual(['light', light])
  await page.reload()
  expect([await themeAtBody(), await background()]).toEqual(['light', light])
})

// F035, F036, F037, F038, F148, F513, F514, F515, F516
test('the language menu links to the same product, and the choice is remembered', async () => {
  const page = await openPage({ locale: 'en-GB' })
  const { open, tiles, main, arrive } = await createShopper(page, 'en')
  await open('/en/range')
  await tiles.first().locator('a.name').click()
  await arrive(/^\/en\/offer\/p\//)
  const number = async () => /\d{6}/.exec(await main.innerText())?.[0]
  const before = await number()

  const switchTo = async (language: string) => {
    const menu = page.locator('.utility-bar details').filter({ has: page.locator('a[hreflang]') })
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: language }).click()
  }
  await switchTo('Nederlands')
  await arrive(/^\/aanbod\/p\//)
  expect([await page.locator('html').getAttribute('lang'), await number()]).toEqual(['nl', before])
  await switchTo('Deutsch')
  await arrive(/^\/de\/products\//)
  expect([await page.locator('html').getAttribute('lang'), await number()]).toEqual(['de', before])
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'locale')
  expect(cookies).toMatchObject([{ path: '/', value: 'de', sameSite: 'Lax', secure: false }])
  expect((cookies[0]?.expires ?? 0) * 1000 - Date.now()).toBeCloseTo(365 * 86_400_000, -6)
  await page.goto('/')
  await arrive('/de')
})
