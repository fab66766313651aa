// The page of all components, with the files of the built shop: the build itself does not contain the page.
import { globSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { type KitOptions, renderKit } from '#src/kit/page/render-kit.tsx'

const sheets = globSync('dist/client/assets/*.css').toSorted((a, b) => orderOf(a) - orderOf(b))

/** In a page of the shop `index` is the first stylesheet, `deferred` the second. */
function orderOf(file: string): number {
  const place = ['index', 'deferred'].findIndex((name) => file.includes(`/${name}-`))
  return place < 0 ? 2 : place
}

export async function openKit(page: Page, theme: KitOptions['theme']): Promise<void> {
  const stylesheets = sheets.map((file) => file.replace('dist/client', ''))
  const body = renderKit({ theme, stylesheets })
  await page.route('**/dev/kit', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/dev/kit')
  await page.unroute('**/dev/kit')
}
