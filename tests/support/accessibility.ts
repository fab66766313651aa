// Runs axe on the open page, in light and dark mode.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { type Locale, locales } from '#i18n/locales.ts'

type Rule = {
  id: string
  impact: string | null
  nodes: { target: string[]; html: string; any: { message: string }[] }[]
}
type Result = { violations: Rule[]; passes: Rule[] }
type Colour = { r: number; g: number; b: number; alpha: number; parseString(text: string): Colour }
type Axe = {
  run(context: { include: string; exclude: Element[] }, options: object): Promise<Result>
  commons: { color: { Color: { prototype: Colour } } }
}

export type AccessibilityOptions = {
  /** Selector of the part to check; the whole page if absent. */
  within?: string
  /** `colours`: contrast only. `rest`: all rules except contrast. Both if absent. */
  only?: 'colours' | 'rest'
}

const require = createRequire(import.meta.url)

/** Caches parsed colours: axe parses the few colours of a page thousands of times. */
function cacheParsedColours(): void {
  const { prototype } = (Reflect.get(globalThis, 'axe') as Axe).commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const found = known.get(text)
    if (found) return Object.assign(this, found)
    const { r, g, b, alpha } = parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}
const source = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};(${cacheParsedColours})()`

/** Loads axe (0.5 MB) once for the open document and the next ones. */
async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript(source)
  await page.evaluate(source)
}

/** Checks one of several products, list items and table rows with the same markup. Only the requested result types list all elements. */
export async function runAxe(
  page: Page,
  { within = 'html', only }: AccessibilityOptions,
  resultTypes: (keyof Result)[] = ['violations'],
): Promise<Result> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await loadAxe(page)
  return page.evaluate(
    ({ within, only, resultTypes }) => {
      const shapes = new Set<string>()
      // the attributes that stylesheets select by
      const states = [
        'aria-current',
        'aria-selected',
        'aria-pressed',
        'aria-disabled',
        'data-state',
        'data-stock',
        'disabled',
      ]
      const exclude = [...document.querySelectorAll('article, li, tr, option')].filter((repeated) => {
        const shape = [repeated, ...repeated.querySelectorAll('*')]
          .map((part) => [part.localName, part.className, ...states.map((state) => part.getAttribute(state))].join(' '))
          .join()
        return shapes.size === shapes.add(shape).size
      })
      // axe does not check by default that a control's visible text is part of its accessible name
      const named = { 'label-content-name-mismatch': { enabled: true } }
      const chosen = {
        colours: { runOnly: ['color-contrast'] },
        rest: { rules: { ...named, 'color-contrast': { enabled: false } } },
        all: { rules: named },
      }[only ?? 'all']
      // no rule needs the stylesheets to be fetched again
      return (Reflect.get(globalThis, 'axe') as Axe).run(
        { include: within, exclude },
        { ...chosen, resultTypes, preload: false },
      )
    },
    { within, only, resultTypes },
  )
}

/** One line per violated rule. */
export async function findViolations(page: Page, look: AccessibilityOptions = {}): Promise<string[]> {
  const { violations } = await runAxe(page, look)
  return violations.map(({ id, impact, nodes }) => {
    const [first] = nodes
    return `${id} (${impact}, ${nodes.length}x): ${first?.target.join(' ')} ${first?.html.slice(0, 160)} ${first?.any[0]?.message ?? ''}`
  })
}

/** Switches the colour scheme and waits for the colour transitions to end. */
export async function switchColourScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // transitions begin in the first frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() =>
    document.getAnimations().every((change) => !(change instanceof CSSTransition) || change.playState === 'finished'),
  )
}

/** Contrast in dark mode, as only colours differ there. */
export async function findViolationsInDarkMode(
  page: Page,
  { within }: Pick<AccessibilityOptions, 'within'> = {},
): Promise<string[]> {
  await switchColourScheme(page, 'dark')
  const found = await findViolations(page, { within, only: 'colours' })
  await switchColourScheme(page, 'light')
  return found.map((finding) => `in the dark: ${finding}`)
}

export const phoneViewport = { width: 390, height: 844 }
export const desktopViewport = { width: 1440, height: 900 }

/**
 * Violations in light mode at one size and in dark mode at the other. Colours are checked in two languages, so that each size is
 * checked in light and in dark mode once.
 */
export async function findPageViolations(page: Page, locale: Locale, within?: string): Promise<string[]> {
  const place = locales.indexOf(locale)
  const [light, dark] = place % 2 ? [desktopViewport, phoneViewport] : [phoneViewport, desktopViewport]
  await page.setViewportSize(light)
  if (place > 1) return findViolations(page, { within, only: 'rest' })
  const found = await findViolations(page, { within })
  await page.setViewportSize(dark)
  return [...found, ...(await findViolationsInDarkMode(page, { within }))]
}
