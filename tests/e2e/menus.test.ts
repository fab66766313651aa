import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { findOverflow } from '../support/layout-overflow.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Text of the focused element, and whether another element covers its centre. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { text: '', covered: false }
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    return { text, covered: !top || !(element.contains(top) || top.contains(element)) }
  })

test('the mega menu works by keyboard, Escape closes it, and no focused element is covered', async () => {
  const page = await openPage({ width: 1440 })
  const { open, t } = await createShopper(page, 'en')
  await open('/en/brands')
  const button = page.locator('summary', { hasText: t('shell.range') })
  const departments = page.locator('.mega .department-list > li > a')
  const panels = page.locator('.mega .mega-panel')
  const isOpen = () => departments.first().isVisible()
  const [first = '', second = ''] = (await departments.allTextContents()).map((name) => name.trim())

  await button.focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toEqual({ text: first, covered: false })
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toEqual({ text: second, covered: false })
  await page.keyboard.press('ArrowRight')
  const inside = await focused(page)
  expect(await panels.nth(1).innerText()).toContain(inside.text.replace(/\s*\d+$/, ''))
  expect(inside.covered).toBe(false)
  await page.keyboard.press('ArrowLeft')
  expect((await focused(page)).text).toBe(second)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect((await focused(page)).text).toBe(t('shell.range'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect([await isOpen(), (await focused(page)).text]).toEqual([false, t('shell.range')])

  // Tab moves through all of it: every stop is visible, and the menu closes when the focus leaves it
  await page.keyboard.press('Enter')
  const covered: string[] = []
  let stops = 0
  while (await isOpen()) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.covered) covered.push(stop.text)
    expect(++stops).toBeLessThan(300)
  }
  expect(stops).toBeGreaterThan(await departments.count())
  for (let next = 0; next < 8; next++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.covered) covered.push(stop.text)
  }
  expect(covered).toEqual([])

  await button.click()
  await page.mouse.click(700, 880)
  expect(await isOpen()).toBe(false)

  // on a narrow screen hidden departments are not focusable, and the bar does not scroll
  await page.setViewportSize({ width: 1024, height: 900 })
  const bar = page.locator('.department-bar')
  await button.focus()
  for (let stop = 0; stop < 30 && (await bar.locator(':focus').count()) > 0; stop++) {
    expect((await focused(page)).covered).toBe(false)
    await page.keyboard.press('Tab')
  }
  const scrolled = await bar.evaluate(
    (all) => [all, ...all.querySelectorAll('*')].filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop).length,
  )
  expect([await bar.locator(':focus').count(), scrolled]).toEqual([0, 0])
  const shown = await bar
    .locator('.departments a')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length)
  const moreLabel = await bar
    .locator('.departments a')
    .nth(shown - 1)
    .getAttribute('data-more')
  expect(moreLabel).toBe(`+${(await departments.count()) - 1 - shown}`)
  const { x, y, width, height } = (await bar.locator('.more').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  expect(await isOpen()).toBe(true)
})

test('the language menu works by keyboard, and a menu closes after one of its links was followed', async () => {
  const page = await openPage({ width: 1280 })
  const { open, t, arrive } = await createShopper(page, 'de')
  await open('/de/brands')
  const languages = page.locator('.utility-bar summary', { hasText: 'Deutsch' })
  await languages.focus()
  await page.keyboard.press('ArrowDown')
  expect((await focused(page)).text).toMatch(/Nederlands$/)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')

  await page.locator('[data-search]').focus()
  await waitForHydration(page.locator('[data-search]'))
  const isSame = await markDocument(page)
  await page.locator('summary', { hasText: t('shell.range') }).click()
  const department = page.locator('.mega .department-list > li > a').nth(2)
  const path = (await department.getAttribute('href')) ?? ''
  await department.click()
  await arrive(path)
  expect([await isSame(), await department.isVisible()]).toEqual([true, false])
})

test('static fragments of the layout are not hydrated and are restored after a page without layout', async () => {
  const page = await openPage({ width: 1440 })
  const { open, t } = await createShopper(page, 'en')
  await open('/en/brands')
  await page.locator('[data-search]').focus()
  await waitForHydration(page.locator('[data-search]'))
  const hydrated = () =>
    page.evaluate(() =>
      ['.mega a', '.mobile-departments a', '.footer h2 a', '.departments a'].map((selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
      ),
    )
  expect(await hydrated()).toEqual([false, false, false, true])
  const links = () =>
    page
      .locator('.mega a, .mobile-departments a, .footer a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
  const served = await links()
  expect(served.length).toBeGreaterThan(100)
  const isSame = await markDocument(page)
  await page
    .locator('header')
    .getByRole('link', { name: t('shell.login') })
    .first()
    .click()
  await page.waitForURL('**/en/login**')
  await page.locator('.mega').waitFor({ state: 'detached' })
  await page.goBack()
  await eventually(links).toEqual(served)
  expect(await isSame()).toBe(true)
})

// F150, F326, F563
test.each([true, false])(
  'on a phone menu and footer contain the content of the desktop layout (scripts: %s)',
  async (scripts) => {
    const page = await openPage({ width: 390, height: 844, javaScriptEnabled: scripts, reducedMotion: 'reduce' })
    const { open, t, to } = await createShopper(page, 'nl')
    await open(to('brands'))
    const footer = page.getByRole('contentinfo')
    const isShown = (all: Element[]) =>
      all.map((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
    const areLinksShown = await footer.locator('a').evaluateAll(isShown)
    expect([areLinksShown.length > 20, areLinksShown.every(Boolean)], 'all the foot offers is shown').toEqual([
      true,
      true,
    ])
    expect(await footer.locator('a[href^="tel:"]').isVisible()).toBe(true)

    const opener = page.getByRole('button', { name: t('shell.menu'), exact: true })
    await opener.click()
    const menu = page.getByRole('dialog', { name: t('shell.menu') })
    const pictures = menu.locator('.thumbnail img')
    expect(await pictures.count()).toBe(10)
    const sizes = await menu
      .locator('.thumbnail')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]))
    expect(sizes).toEqual(Array.from({ length: 10 }, () => [44, 44]))
    for (const name of [
      t('shell.new'),
      t('shell.brands'),
      'Over ons',
      t('shell.login'),
      t('shell.access'),
      'Deutsch',
    ]) {
      const link = menu.getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      const { height = 0 } = (await link.boundingBox()) ?? {}
      // touch target of at least 44 px on one line
      expect([name, height >= 44 && height < 60]).toEqual([name, true])
    }
    expect(await menu.getByRole('link', { name: t('shell.orderPhone') }).getAttribute('href')).toMatch(/^tel:\+/)
    const clock = menu.locator('[data-clock]')
    await eventually(() => clock.innerText()).toMatch(
      scripts ? /^Nog \d+ u \d+ min, geleverd / : /^Vóór 22:00 uur besteld/,
    )
    expect(await clock.isVisible()).toBe(true)
    expect(await menu.getByRole('button', { name: t('shell.colourModes.dark') }).isVisible()).toBe(scripts)
    expect([await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([1, 1])
    await page.keyboard.press('Escape')
    expect([await menu.isVisible(), (await focused(page)).text]).toEqual([false, t('shell.menu')])
  },
)

// F326
test('the phone menu fits and has no accessibility violations in four languages, and closes when the focus leaves it', async () => {
  for (const locale of locales) {
    const page = await asCustomer(await openPage({ width: 390, height: 844 }), node)
    const { open, t, to, arrive } = await createShopper(page, locale)
    await open(to('brands'))
    const opener = page.getByRole('button', { name: t('shell.menu'), exact: true })
    const menu = page.getByRole('dialog', { name: t('shell.menu') })
    await opener.click()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(findOverflow)).toEqual([])
    }
    // contrast is checked in one language only
    if (locale === 'de') {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect([...(await findViolations(page)), ...(await findViolationsInDarkMode(page))]).toEqual([])
    }
    await menu.getByRole('button', { name: t('shell.colourModes.dark') }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')

    for (let stop = 0; stop < 60 && (await menu.isVisible()); stop++) {
      expect((await focused(page)).covered).toBe(false)
      await page.keyboard.press('Tab')
    }
    await eventually(() => menu.isVisible()).toBe(false)

    await waitForHydration(opener)
    await opener.click()
    const department = menu.locator('.mobile-departments a').first()
    const path = (await department.getAttribute('href')) ?? ''
    await department.click()
    await arrive(new RegExp(`^${path}`))
    // closes with a transition
    await eventually(() => menu.isVisible()).toBe(false)
  }
})
