import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, type PageOptions } from '../support/browser.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

type Motion = { name: string; ms: number; properties: string[] }
type Watched = { motions: Motion[]; shifts: number }

/** Notes each animation and transition that starts from now on, and each layout shift. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { motions: [], shifts: 0 }
    Object.assign(window, { watched })
    const note = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect
        const keyframes = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const general = ['offset', 'easing', 'composite', 'computedOffset']
        watched.motions.push({
          name: 'animationName' in animation ? String(animation.animationName) : 'transition',
          ms: Number(effect.getComputedTiming().duration),
          properties: [...new Set(keyframes.filter((key) => !general.includes(key)))],
        })
      }
    }
    for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, note)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifts += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
const seen = (page: Page) => page.evaluate(() => (window as never as { watched: Watched }).watched)
const moving = ({ motions }: Watched) => motions.filter(({ name, ms }) => ms > 1 && !/skeleton|spin/.test(name))

/** Adds a product of the listing, and opens and closes the drawer of the menu. */
async function orderAndOpen(options: PageOptions) {
  const page = await openPage({ width: 390, ...options })
  const { open, tiles, quantity, add, additionBar, t } = await createShopper(page, 'en')
  await open('/en/range')
  await quantity(tiles.first()).focus()
  await waitForHydration(quantity(tiles.first()))
  await page.waitForLoadState('networkidle')
  await watch(page)
  await add(tiles.first()).click()
  await additionBar.waitFor()
  await page.waitForTimeout(400)
  const added = await seen(page)
  await page
    .getByRole('button', { name: t('shell.menu') })
    .first()
    .click()
  const drawer = page.locator('.drawer:popover-open')
  await drawer.waitFor()
  await page.waitForTimeout(300)
  await page.keyboard.press('Escape')
  await eventually(() => drawer.count()).toBe(0)
  await page.waitForTimeout(300)
  return { added, all: await seen(page) }
}

test('an addition and a drawer move by transform and opacity for less than 200 ms, and shift no layout', async () => {
  const { added, all } = await orderAndOpen({ reducedMotion: 'no-preference' })
  expect(added.shifts).toBe(0)
  expect(moving(added).map(({ name }) => name)).toEqual(expect.arrayContaining(['slide-in', 'fall-in']))
  expect(moving(all).map(({ name }) => name)).toEqual(expect.arrayContaining(['from-left', 'transition']))
  for (const { ms } of moving(all)) expect(ms).toBeLessThan(200)
  const properties = new Set(moving(all).flatMap(({ name, properties: moved }) => (name === 'transition' ? [] : moved)))
  expect([...properties].filter((name) => !['translate', 'scale', 'opacity', 'transform'].includes(name))).toEqual([])
})

test('with reduced motion nothing moves', async () => {
  const { all } = await orderAndOpen({ reducedMotion: 'reduce' })
  expect(moving(all)).toEqual([])
})

/** Opens the second product of a listing; returns the animated parts of the view transition, and their durations in ms. */
async function openProduct(options: PageOptions, view: string) {
  const page = await openPage({ width: 1280, ...options })
  const { open, main, quantity, tiles } = await createShopper(page, 'en')
  await open(`/en/range${view}`)
  await quantity(view ? main.getByRole('article').first() : tiles.first()).focus()
  await waitForHydration(main.locator('h1'))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const parts: [string, number][] = []
    Object.assign(window, { parts })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations() as (Animation & { effect: KeyframeEffect })[])
          if (effect.pseudoElement) parts.push([effect.pseudoElement, Number(effect.getComputedTiming().duration)])
      })
      return transition
    }
  })
  await main.locator('article a.name').nth(1).click()
  await page.locator('.gallery').waitFor()
  await page.waitForTimeout(400)
  return page.evaluate(() => (window as never as { parts: [string, number][] }).parts)
}

test.each(['', '?view=rows'])(
  'the picture of an opened product moves to its page for less than 200 ms (%s)',
  async (view) => {
    const parts = await openProduct({ reducedMotion: 'no-preference' }, view)
    const names = parts.map(([name]) => name)
    expect(names).toEqual(
      expect.arrayContaining(['::view-transition-group(product)', '::view-transition-old(product)']),
    )
    expect(names.filter((name) => name.includes('(root)'))).toEqual([])
    for (const [, ms] of parts) expect(ms).toBeLessThan(200)
    expect(await openProduct({ reducedMotion: 'reduce' }, view)).toEqual([])
  },
)

test('a link that is followed while the picture moves opens its page without an error', async () => {
  const page = await openPage({ width: 1280, reducedMotion: 'no-preference' })
  const { open, main, quantity, tiles } = await createShopper(page, 'en')
  await open('/en/range')
  await quantity(tiles.first()).focus()
  await waitForHydration(main.locator('h1'))
  await page.waitForLoadState('networkidle')
  const links = main.locator('article a.name')
  const second = (await links.nth(2).getAttribute('href')) as string
  await page.evaluate((href) => {
    const start = document.startViewTransition.bind(document)
    let count = 0
    document.startViewTransition = (update) => {
      count += 1
      if (count === 1) setTimeout(() => document.querySelector<HTMLElement>(`article a[href="${href}"]`)?.click())
      return start(update)
    }
    Object.assign(window, { transitions: () => count })
  }, second)
  await links.nth(1).click()
  await page.waitForURL(`**${second}`)
  await page.locator('.gallery').waitFor()
  await page.waitForTimeout(400)
  expect(await page.evaluate(() => (window as never as { transitions: () => number }).transitions())).toBe(2)
})
