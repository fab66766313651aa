// The page of all components with the stylesheets of the build, in both modes at two sizes.
import { expect, test } from 'vitest'
import { groups } from '#src/kit/page/kit.ts'
import { findViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { openKit } from '../support/kit-page.ts'
import { findOverflow } from '../support/layout-overflow.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

/** Labels of steps and tabs end in an ellipsis if they are too long. */
const shortened = /"(?:Confirmation|Lebensmittelunverträglichkeitsbescheinigung)" cut by (?:span|a)$/

test.each([
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'dark' },
] as const)('at $width px in $theme mode each component passes axe and fits its box', async ({ width, theme }) => {
  const page = await openPage({ width, colorScheme: theme })
  await openKit(page, theme)
  // dark mode changes only colours
  expect(await findViolations(page, { only: theme === 'dark' ? 'colours' : undefined })).toEqual([])
  expect((await page.evaluate(findOverflow)).filter((line) => !shortened.test(line))).toEqual([])
})

test('disabled square buttons differ from enabled ones, also under the pointer', async () => {
  const page = await openPage()
  await openKit(page, 'light')
  const looks = await page.evaluate(() => {
    const look = (button: Element | null | undefined) => {
      const { color, backgroundColor, cursor } = getComputedStyle(button as Element)
      return [color, backgroundColor, cursor].join(' ')
    }
    const all = [...document.querySelectorAll('#IconButton button, #AddButton button')]
    const enabled = all.filter((button) => button.matches(':enabled:not(.outlined)')).map(look)
    const disabled = all.filter((button) => button.matches(':disabled')).map(look)
    return { enabled, disabled }
  })
  expect(looks.disabled).toHaveLength(3)
  expect(looks.disabled.filter((look) => looks.enabled.includes(look) || !look.endsWith('not-allowed'))).toEqual([])
})

test('a long price unit does not reach the quantity field, and each fieldset has a legend', async () => {
  const page = await openPage({ width: 1280 })
  await openKit(page, 'light')
  const gaps = await page.locator('.cart-row:has(.line-price)').evaluateAll((rows) =>
    rows.map((row) => {
      const range = document.createRange()
      range.selectNodeContents(row.querySelector('.line-price') as Element)
      return (row.querySelector('.quantity')?.getBoundingClientRect().left ?? 0) - range.getBoundingClientRect().right
    }),
  )
  expect(gaps).toHaveLength(2)
  expect(Math.min(...gaps)).toBeGreaterThan(0)
  const unnamed = await page
    .locator('fieldset:not(:has(> legend))')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80)))
  expect(unnamed).toEqual([])
})

test('states that a pointer or the keyboard cause are forced, and the navigation links to each component', async () => {
  const page = await openPage()
  await openKit(page, 'light')
  const background = (state: string) =>
    page
      .locator('#Button [data-force="hover"] .button-default, #Button .button-default')
      .filter({ hasText: state })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('hover')).not.toBe(await background('default'))
  const focused = page.locator('#Button [data-force="focus-visible"] .button-default')
  expect(await focused.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
  const names = Object.values(groups).flatMap(Object.keys)
  const missing = await page.evaluate(
    (all) => all.filter((name) => !document.querySelector(`nav a[href="#${name}"]`) || !document.getElementById(name)),
    names,
  )
  expect(missing).toEqual([])
})

describeEachRuntime('the build', (runtime) => {
  test('contains no page of components', async () => {
    for (const path of ['/dev/kit', '/dev/kit?theme=dark'])
      expect([path, (await visitorOf(runtime).ask(path)).status]).toEqual([path, 404])
  })
})
