/**
 * Takes the pictures of the how-to page from a running demo shop, in each language, as the demo customer:
 * `node scripts/run.mjs scripts/screen-pictures.ts http://localhost:8787`.
 */
import { mkdir, stat } from 'node:fs/promises'
import { chromium, type Locator, type Page } from 'playwright-core'
import sharp from 'sharp'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { findChromium } from './chromium.ts'

const folder = 'public/media/screens'
/** CSS pixels of the cropped screen: so few that the text is legible on a phone, in the ratio of the column that shows it. */
const crop = { width: 560, height: 350 }
/** Results of the search have one line from this width. */
const searchCrop = { width: 640, height: 400 }
/** Pixels of the files; backends/content/seed/data/screens.ts declares them. */
const pixels = { width: 1120, height: 700 }
const maxBytes = 400_000
/** The tab bar of the phone layout is below the crop. */
const viewportHeight = 1400

const orders: Record<Locale, string> = {
  nl: '3 dozen gouda',
  en: '3 cases gouda',
  de: '3 Karton Gouda',
  fr: '3 cartons gouda',
}
const list = '140107 2\n160512 1\n430205-1 1'

/** Checks the pictures near the top of the window, since the others are lazy. Runs in the page. */
const isEveryPictureLoaded = () =>
  [...document.images].every(
    (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > 600,
  )

async function takePictures(page: Page, locale: Locale): Promise<number> {
  const main = page.locator('#main')
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' }
  await page.request.post(`/api/${locale}/cart/clear`, { data: {}, headers })
  let bytes = 0

  /** @param above CSS pixels between the top of the picture and the element */
  async function take(name: string, top: Locator, above: number, { width, height } = crop) {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(isEveryPictureLoaded)
    const box = await top.boundingBox()
    if (!box) throw new Error(`The picture "${name}" has no ${top}.`)
    const clip = { x: 0, y: box.y - above, width, height }
    const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
    const file = `${folder}/${name}-${locale}.webp`
    await sharp(png).resize(pixels).webp({ quality: 36, effort: 6 }).toFile(file)
    bytes += (await stat(file)).size
  }

  await page.setViewportSize({ width: searchCrop.width, height: viewportHeight })
  await page.goto(localize(locale, 'range'))
  await page.locator('input[type=search]:visible').click()
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill(orders[locale])
  await palette.locator('[role=option][aria-selected=true]').waitFor()
  await take('search', palette, 16, searchCrop)
  await page.setViewportSize({ width: crop.width, height: viewportHeight })

  await page.goto(`${localize(locale, 'range')}?filters=does_not_contain_allergen%3Agluten`)
  await main.locator('button.not-desktop[popoverTarget]').click()
  await take('allergens', page.locator('.allergen-toggles').first(), 60)

  await page.goto(`${localize(locale, 'cart')}?quickOrder=1`)
  const text = main.locator('textarea')
  await page.waitForLoadState('networkidle')
  await text.fill(list)
  await main.locator('li:has(.stock)').nth(2).waitFor()
  // a customer can drag the corner of the field too; the content security policy forbids a style attribute
  await text.evaluate((field) => {
    field.style.minHeight = '0'
    field.style.height = '92px'
  })
  await text.blur()
  await take('order-pad', text, 40)

  await main.locator('button[name=do][value=add]').click()
  await page.goto(localize(locale, 'cart'))
  await take('cart', main.getByRole('heading', { level: 1 }), 6)

  await page.goto(localize(locale, 'dashboard'))
  await take('proposal', main.locator('.proposal'), 16)
  return bytes
}

const [origin] = process.argv.slice(2)
if (!origin) throw new Error('The program needs the address of a running demo shop, such as http://localhost:8787.')
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
})
try {
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({ baseURL: origin, deviceScaleFactor: 2, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto('/')
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const data = { email: 'nadia@brasserie-nova.example', password: 'proviant-demo' }
  const login = await page.request.post('/api/en/account/login', { data, headers })
  if (!login.ok()) throw new Error(`The demo customer cannot log in: ${login.status()}`)
  let bytes = 0
  for (const locale of locales) bytes += await takePictures(page, locale)
  console.log(`${folder}: ${Math.round(bytes / 1000)} kB`)
  if (bytes > maxBytes) throw new Error(`The pictures have more than ${maxBytes / 1000} kB.`)
} finally {
  await browser.close()
}
