import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type ButtonVariant, type ButtonWidth, buttonClass } from '#ui/actions/button.tsx'
import { runAxe, switchColourScheme } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const onLight = [
  'default',
  'default-black-sm',
  'default-arrow',
  'arrow',
  'simple',
  'simple-lg',
  'outline',
  'outline-sm',
  'text-link',
] as const satisfies ButtonVariant[]
const onDark = [
  'default-white',
  'arrow-white',
  'default-arrow-white',
  'outline-white',
] as const satisfies ButtonVariant[]

const [amber, green, grey] = ['rgb(255, 182, 65)', 'rgb(23, 83, 70)', 'rgb(119, 134, 127)']
const [ink, white, clear] = ['rgb(14, 29, 24)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']

let styles: string
beforeAll(async () => {
  const html = await (await visitorOf(node).ask('/en/login')).text()
  const inline = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1]
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''
  styles = inline ?? (await (await visitorOf(node).ask(sheet)).text())
})

const button = (look: ButtonVariant, width: ButtonWidth = 'fit') =>
  `<button class="${buttonClass({ look, width })}" id="look-${look}">Request access</button>`

async function renderMarkup(page: Page, markup: string) {
  await page.goto('about:blank')
  await page.setContent(
    `<html lang="en"><head><title>Buttons</title><style>${styles}</style></head><body>${markup}</body></html>`,
  )
}

// F534, F535, F536, F537, F538, F539, F540, F541, F542, F543, F544, F545, F546
test('each button variant has its own style and enough contrast in light and dark mode', async () => {
  const page = await openPage()
  await renderMarkup(
    page,
    `<main><h1>Buttons</h1><div id="light">${onLight.map((look) => button(look)).join(' ')}</div>
     <div class="wall-background on-dark" style="background:#0b2a23">${onDark.map((look) => button(look)).join(' ')}</div>
     <button class="button" id="none">Request access</button></main>`,
  )
  const computedStyles = await page.evaluate(() =>
    [...document.querySelectorAll('.button')].map((element) => {
      const own = getComputedStyle(element)
      const after = getComputedStyle(element, '::after')
      const names = [
        'color',
        'backgroundColor',
        'borderTopColor',
        'minHeight',
        'paddingLeft',
        'textDecorationLine',
      ] as const
      return [...names.map((name) => own[name]), own.fontSize, after.content, after.backgroundColor, after.width].join(
        '|',
      )
    }),
  )
  expect(computedStyles).toHaveLength(14)
  const lightStyles = await page.evaluate(() =>
    [...document.querySelectorAll('.button[id^=look-]')].map((element) => {
      const { backgroundColor, color, borderTopColor, borderTopWidth, fontSize, minHeight, textDecorationLine } =
        getComputedStyle(element)
      const border = borderTopWidth === '0px' ? 'none' : borderTopColor
      const after = getComputedStyle(element, '::after')
      const box = after.content === 'none' ? '' : ` ${after.width} ${after.backgroundColor}`
      return [
        element.id.slice(5),
        backgroundColor,
        color,
        border,
        `${fontSize} ${minHeight} ${textDecorationLine}${box}`,
      ]
    }),
  )
  expect(lightStyles).toEqual([
    ['default', amber, 'rgb(32, 21, 7)', clear, '15px 44px none'],
    ['default-black-sm', ink, white, clear, '14px 36px none'],
    ['default-arrow', amber, 'rgb(32, 21, 7)', clear, expect.stringMatching(/^15px 44px none 44px oklch\(.* 0\.12\)$/)],
    ['arrow', clear, ink, 'none', `15px 44px none 32px ${amber}`],
    ['simple', clear, green, clear, '15px 44px none'],
    ['simple-lg', clear, green, clear, '18px 52px none'],
    ['outline', white, ink, grey, '15px 44px none'],
    ['outline-sm', white, ink, grey, '14px 36px none'],
    ['text-link', clear, green, 'none', '15px 0px underline'],
    ['default-white', white, 'rgb(14, 31, 26)', clear, '15px 44px none'],
    ['arrow-white', clear, white, 'none', `15px 44px none 32px ${white}`],
    [
      'default-arrow-white',
      white,
      'rgb(14, 31, 26)',
      clear,
      expect.stringMatching(/^15px 44px none 44px oklch\(.* 0\.12\)$/),
    ],
    ['outline-white', 'rgba(4, 26, 21, 0.55)', white, 'rgba(255, 255, 255, 0.6)', '15px 44px none'],
  ])
  expect(new Set(computedStyles).size).toBe(14)
  const arrows = await page.evaluate(() =>
    [...document.querySelectorAll('.button')]
      .filter((element) => getComputedStyle(element, '::after').backgroundImage.includes('svg'))
      .map(({ id }) => id),
  )
  expect(arrows.sort()).toEqual(
    [...onLight, ...onDark].flatMap((look) => (look.includes('arrow') ? `look-${look}` : [])).sort(),
  )
  const geometryOf = (look: ButtonVariant) =>
    page.locator(`#look-${look}`).evaluate((element) => {
      const { paddingLeft, paddingRight, minHeight, borderTopWidth, columnGap, fontSize } = getComputedStyle(element)
      return { paddingLeft, paddingRight, minHeight, borderTopWidth, columnGap, fontSize }
    })
  for (const look of ['default', 'default-arrow', 'arrow', 'outline'] as const)
    expect([look, await geometryOf(`${look}-white`)]).toEqual([look, await geometryOf(look)])
  for (const colorScheme of ['light', 'dark'] as const) {
    await switchColourScheme(page, colorScheme)
    const { violations, passes } = await runAxe(page, { only: 'colours' }, ['violations', 'passes'])
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    const read = passes.flatMap(({ nodes }) => nodes.map(({ target }) => target.join()))
    expect(read.filter((target) => target.includes('#look-'))).toHaveLength(13)
  }
})

// F547, F548, F549
test('a button has the width fit, auto or full', async () => {
  const page = await openPage()
  const three = (['fit', 'auto', 'full'] as const).map((width) => button('default', width)).join('')
  await renderMarkup(
    page,
    `<div style="display:grid;width:400px">${three}</div><div style="width:400px">${three}</div>`,
  )
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('.button')].map((element) => Math.round(element.getBoundingClientRect().width)),
  )
  const [words = 0] = widths
  expect(words).toBeGreaterThan(100)
  expect(words).toBeLessThan(300)
  expect(widths).toEqual([words, 400, 400, words, words, 400])
})
