import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findViolations, switchColourScheme } from '../support/accessibility.ts'
import { allBlocksPath, blockTypes, blockVariants, grounds, longWord, writeAllBlocks } from '../support/all-blocks.ts'
import { openPage, openSharedPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { waitForHydration } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Page with all blocks, shared by all tests except the last. */
let page: Page
beforeAll(async () => {
  const removeBlocks = await writeAllBlocks(node)
  const shared = await openSharedPage({ pictures: true })
  page = shared.page
  await page.goto(allBlocksPath)
  await page.waitForLoadState('networkidle')
  return async () => {
    await removeBlocks()
    await shared.close()
  }
})

const shown: Record<
  (typeof blockTypes)[number],
  { words: RegExp[]; pictures: number; parts: [selector: string, count: number] }
> = {
  textColumns: { words: [/Spalte 1/, /Spalte 3/, /mit Verweis/], pictures: 0, parts: ['.prose ol > li', 6] },
  cards: {
    words: [/Einleitung/, /Karte 1/, /Text der Karte/, /Zur Karte/, /Zwei Wege/, /Zweiter/],
    pictures: 2,
    parts: ['.card', 2],
  },
  usp: { words: [/usp 1/, /usp 4/], pictures: 0, parts: ['.selling-points .icon', 4] },
  defaultColumns: { words: [/defaultColumns Text/, /Mehr/], pictures: 1, parts: ['a.button', 2] },
  cta: { words: [/cta Aufruf/, /Handeln/], pictures: 0, parts: ['a.button', 2] },
  ctaBackgroundImage: { words: [/ctaBackgroundImage Aufruf/, /Handeln/], pictures: 1, parts: ['a.button', 2] },
  // two articles have no image, so their cards have text only
  newsOverview: { words: [/20\d\d/], pictures: 10, parts: ['a.card', 12] },
  quoteSlider: { words: [/1 \/ 2/], pictures: 0, parts: ['blockquote', 2] },
  newsSlider: { words: [/Alle/], pictures: 3, parts: ['a.card', 3] },
  ctaForm: { words: [/ctaForm Frage/, /Nachricht senden/], pictures: 0, parts: ['.cms-form form', 1] },
  products: { words: [/Elsanta/], pictures: 0, parts: ['.product-row', 1] },
}

test('the page contains every block type', () => {
  expect(blockTypes).toHaveLength(11)
  expect(Object.keys(shown).sort()).toEqual([...blockTypes].sort())
})

// F216, F217, F218, F219, F220, F221, F222, F223, F224, F225
test.each(blockTypes)('the block %s renders all its fields on every background', async (type) => {
  const blocks = page.locator(`[data-block=${type}]`)
  expect(await blocks.count()).toBe(grounds.length)
  const { words, pictures, parts } = shown[type]
  for (const [index, ground] of grounds.entries()) {
    const block = blocks.nth(index)
    const text = await block.innerText()
    for (const word of [new RegExp(`${type} auf ${ground}`), ...words]) expect(text).toMatch(word)
    expect([ground, await block.locator(parts[0]).count()]).toEqual([ground, parts[1]])
    const seen = await block.locator('img:not(.thumbnail img)').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return image.naturalWidth > 0 && image.clientWidth > 100
        }),
      ),
    )
    expect([ground, seen]).toEqual([ground, Array.from({ length: pictures }, () => true)])
  }
})

const pixels = { none: 0, small: 24, medium: 40, large: 56 }

/** Padding of each block in page order; with a `.slab` the bottom padding of its wrapper counts too. */
const paddings = () =>
  page.locator('[data-block]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const px = (element: Element, side: 'paddingTop' | 'paddingBottom') =>
        Number.parseFloat(getComputedStyle(element)[side])
      const wrap = block.querySelector(':scope > .wrap') ?? block
      const inside = block.querySelector(':scope > .slab') ? px(wrap, 'paddingBottom') : 0
      return { top: px(block, 'paddingTop'), bottom: px(block, 'paddingBottom') + inside }
    }),
  )

// F226, F227
test('every block has the spacing that its editor chose', async () => {
  const seen = await paddings()
  expect(seen.map(({ top }) => top)).toEqual(blockVariants.map(({ top }) => pixels[top]))
  expect(seen.map(({ bottom }) => bottom)).toEqual(blockVariants.map(({ bottom }) => pixels[bottom]))
})

/** The visible background: of the block, or of the card in it. */
const backgrounds = () =>
  page.locator('[data-block]').evaluateAll((blocks) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const names = Object.entries({ white: '--surface', light: '--sunken', accent: '--brand-soft' }).map(
      ([name, token]) => {
        probe.style.setProperty('background-color', `var(${token})`)
        return [getComputedStyle(probe).backgroundColor, name]
      },
    )
    probe.remove()
    const colours = new Map(names as [string, string][])
    const nameOf = (element: Element | null) => {
      const { backgroundColor, backgroundImage } = element
        ? getComputedStyle(element)
        : { backgroundColor: '', backgroundImage: '' }
      return backgroundImage.includes('wall') ? 'dark' : colours.get(backgroundColor)
    }
    return blocks.map(
      (block) =>
        nameOf(block) ??
        nameOf(block.querySelector('.call-to-action.wall-background')) ??
        nameOf(block.querySelector('.call-to-action')) ??
        'none',
    )
  })

// F228
test.each(['light', 'dark'] as const)(
  'every block has the background that its editor chose, in %s mode',
  async (colorScheme) => {
    await switchColourScheme(page, colorScheme)
    const seen = (await backgrounds()).map((ground, index) => [blockVariants[index]?.heading, ground])
    const expected = blockVariants.map(({ type, ground, heading }) => {
      // two block types have a default background
      if (ground === 'none' && type === 'ctaBackgroundImage') return [heading, 'dark']
      if (ground === 'none' && type === 'cta') return [heading, 'accent']
      return [heading, ground]
    })
    expect(seen).toEqual(expected)
  },
)

const lowContrastTexts = () =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgb = (colour: string, under: readonly number[]) => {
      if (!canvas) return under
      canvas.fillStyle = `rgb(${under.join(' ')})`
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const backgroundOf = (element: Element | null): readonly number[] =>
      element ? rgb(getComputedStyle(element).backgroundColor, backgroundOf(element.parentElement)) : [255, 255, 255]
    const light = (colour: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = colour.map((part) =>
        part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const found: string[] = []
    for (const block of document.querySelectorAll('[data-block]')) {
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const element = node.parentElement
        if (!element || !node.textContent?.trim() || !element.checkVisibility() || element.closest('.visually-hidden'))
          continue
        const ground = backgroundOf(element)
        const style = getComputedStyle(element)
        const [one, other] = [light(rgb(style.color, ground)), light(ground)]
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        const large = Number.parseFloat(style.fontSize) >= 24
        if (contrast < (large ? 3 : 4.5))
          found.push(
            `${block.getAttribute('data-block')} ${block.className}: "${node.textContent.slice(0, 30)}" ${contrast.toFixed(2)}`,
          )
      }
    }
    return found
  })

// F216, F217, F218, F219, F220, F221, F222, F223, F224, F225
test.each(['light', 'dark'] as const)(
  'every text of every block has enough contrast, in %s mode',
  async (colorScheme) => {
    await switchColourScheme(page, colorScheme)
    expect(await lowContrastTexts()).toEqual([])
  },
)

// F216, F217, F218, F219, F220, F221, F222, F223, F224, F225
test('axe finds no violations in any block', async () => {
  expect(await findViolations(page, { within: '#main', only: 'rest' })).toEqual([])
})

test('numbered lists show their numbers', async () => {
  const marks = await page
    .locator('[data-block=textColumns] ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content))
  expect(marks.length).toBeGreaterThan(5)
  for (const mark of marks) expect(mark).toMatch(/counter/)
})

const overflowingElements = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`page: ${scrollWidth} > ${clientWidth}`] : []
    for (const element of document.querySelectorAll('#main *, footer *')) {
      // rows of products are tested on the listing
      const isCut = '.slider, .table-scroll, .breadcrumbs, .visually-hidden, .hero-scene, .rows'
      if (element.closest(isCut) || !element.checkVisibility()) continue
      const { right, width } = element.getBoundingClientRect()
      const inline = getComputedStyle(element).display === 'inline'
      if (right > clientWidth + 1 || (!inline && width > 0 && element.scrollWidth > element.clientWidth + 1))
        found.push(`${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`)
    }
    return found.slice(0, 5)
  })

test('a long German word is broken, and the page does not scroll sideways from 320 to 1440 px', async () => {
  expect(await page.locator('h1').innerText()).toBe(longWord)
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflowingElements()]).toEqual([width, []])
  }
})

// F231
test('a video loads nothing from another site until the visitor plays it, and then plays in place', async () => {
  const page = await openPage()
  const player = 'https://www.youtube-nocookie.com'
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.route(`${player}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }))
  await page.goto('/en/about-us')
  const play = page.getByRole('button', { name: /^Play the video.*Sample film: Big Buck Bunny$/ })
  await play.focus()
  await waitForHydration(play)
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([new URL(node.url).origin])
  await play.click()
  await page.frameLocator('.video iframe').getByText('The film').waitFor()
  expect(await page.locator('.video iframe').getAttribute('src')).toMatch(/\/embed\/aqz-KE-bpKQ\?autoplay=1$/)
  expect([...asked].slice(1)).toEqual([player])
})
