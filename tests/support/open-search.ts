import type { Page } from 'playwright-core'
import type { Locale } from '#i18n/locales.ts'
import { openPage, type PageOptions } from './browser.ts'
import { createShopper } from './shopper.ts'

export const appScript = /\/assets\/client-app-[\w-]+\.js/
export const suggestions = /\/api\/\w\w\/search\?q=/
export const phoneOptions: PageOptions = { width: 390, height: 844, context: { hasTouch: true, isMobile: true } }

export async function openSearch(options: PageOptions = {}, locale: Locale = 'en') {
  const page = await openPage(options)
  const visitor = await createShopper(page, locale)
  const { t } = visitor
  const palette = page.getByRole('dialog', { name: t('shell.search') })
  const field = palette.getByRole('combobox')
  const header = page.getByRole('searchbox', { name: t('shell.search') })
  const hits = palette.getByRole('option')
  const marked = palette.locator('[role=option][aria-selected=true]')
  const products = palette.getByRole('group', { name: /\d/ }).getByRole('option')
  return { ...visitor, palette, field, header, options: hits, marked, products }
}

/** Name of the focused element: its `data-focus`, else its tag. */
export const focusedElement = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-focus') ?? document.activeElement?.tagName ?? '')
