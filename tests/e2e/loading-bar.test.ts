import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

type Frame = { at: number; state: string; width: number; opacity: number; height: number; colour: string }
/** `what` is a state of the bar, or the name of a transition event of its opacity. */
type Change = { at: number; what: string }

/** Records frames and changes of the bar after the next click; `at` is in milliseconds since the click. A busy machine skips frames. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const frames: unknown[] = []
    const changes: unknown[] = []
    Object.assign(globalThis, { barFrames: frames, barChanges: changes })
    document.addEventListener(
      'click',
      () => {
        const pressed = performance.now()
        const change = (what: string) => changes.push({ at: performance.now() - pressed, what })
        new MutationObserver(() =>
          change(document.querySelector<HTMLElement>('.loading-bar')?.dataset.state ?? ''),
        ).observe(document.body, { subtree: true, attributeFilter: ['data-state'] })
        document.addEventListener('transitionstart', ({ target, propertyName, type }) => {
          if (target instanceof Element && target.matches('.loading-bar') && propertyName === 'opacity') change(type)
        })
        const note = () => {
          const bar = document.querySelector<HTMLElement>('.loading-bar')
          if (bar) {
            const { opacity, backgroundColor, transform } = getComputedStyle(bar)
            const width = transform === 'none' ? 1 : new DOMMatrix(transform).a
            frames.push({
              at: performance.now() - pressed,
              state: bar.dataset.state,
              width,
              opacity: Number(opacity),
              height: bar.offsetHeight,
              colour: backgroundColor,
            })
          }
          requestAnimationFrame(note)
        }
        note()
      },
      { capture: true, once: true },
    )
  })
const framesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'barFrames') as Frame[])
const changesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'barChanges') as Change[])

/** Clicks a link to a category that loads slowly, on a hydrated page, and records the bar. */
async function pressSlowLink(page: Page, answer: 'continue' | 'abort') {
  const { open, main, quantity } = await createShopper(page, 'en')
  await open('/en/range')
  await quantity(main).first().focus()
  await waitForHydration(quantity(main))
  await page.waitForLoadState('networkidle')
  await page.route('**/api/en/catalogue/category?*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_200))
    await route[answer]()
  })
  await watchBar(page)
  await main.locator('.subtree a').nth(1).click()
}

// F166, F314, F315, F316, F318, F525, F526, F527, F528, F529
test('the bar appears after 200 ms, grows while the page loads, stays for 500 ms when done and fades for 400 ms', async () => {
  const page = await openPage()
  await pressSlowLink(page, 'continue')
  await eventually(async () => (await framesOf(page)).some(({ state }) => state === 'run')).toBe(true)
  const duration = () =>
    page.locator('.loading-bar').evaluate((bar) => bar.getAnimations()[0]?.effect?.getComputedTiming().duration)
  expect(await duration()).toBe(2_000)
  await eventually(async () => {
    const frames = await framesOf(page)
    return frames.some(({ state }) => state === 'done') && frames.at(-1)?.state === 'idle'
  }).toBe(true)

  const fade = await page.locator('.loading-bar').evaluate((bar: HTMLElement) => {
    bar.dataset.state = 'done'
    const { transitionProperty, transitionDelay, transitionDuration } = getComputedStyle(bar)
    const at = transitionProperty.split(', ').indexOf('opacity')
    return [transitionDelay, transitionDuration].map((times) => times.split(', ')[at])
  })
  expect(fade).toEqual(['0.5s', '0.4s'])

  const frames = await framesOf(page)
  const changes = await changesOf(page)
  const visible = frames.filter(({ width, opacity }) => width > 0 && opacity > 0)
  expect(visible[0]?.at).toBeGreaterThan(190)
  expect(new Set(visible.map(({ height, colour }) => `${height} px ${colour}`))).toEqual(
    new Set(['3 px rgb(255, 182, 65)']),
  )
  const running = visible.filter(({ state }) => state === 'run').map(({ width }) => width)
  expect(running.length).toBeGreaterThan(5)
  expect(running).toEqual([...running].sort((a, b) => a - b))
  expect([(running[0] ?? 1) < 0.2, (running.at(-1) ?? 1) < 1]).toEqual([true, true])

  const since = (what: string, start: number) =>
    changes.find((one) => one.at > start && one.what === what)?.at ?? Number.NaN
  const end = since('done', 0)
  expect(since('transitionstart', end) - end).toBeGreaterThan(450)
  expect(since('idle', end) - end).toBeGreaterThan(850)
  expect(frames.find(({ at, state }) => at > end && state === 'idle')?.width).toBe(0)
})

// F317, F531
test('the bar has the error colour if the page cannot be loaded', async () => {
  const page = await openPage({ expectedProblems: [/Failed to load resource|Failed to fetch|HttpProblem: 0 /] })
  await pressSlowLink(page, 'abort')
  await eventually(async () => (await framesOf(page)).some(({ state }) => state === 'error')).toBe(true)
  const danger = (await framesOf(page)).filter(({ state }) => state === 'error').map(({ colour }) => colour)
  expect(danger[0]).toBe('rgb(217, 116, 116)')
})
