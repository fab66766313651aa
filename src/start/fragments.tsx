/** Draws parts of the frame once for all pages: a third of a page's elements are the menu of the range. Handed to React by router.tsx. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

const known = new WeakMap<object, string>()

/** @param language of the pages, and of all that parts are drawn from */
export const fragmentsIn = (language: { locale: Locale; t: Translate }) => (of: object, part: ReactElement) => {
  const html = known.get(of) ?? renderToString(<I18nProvider {...language}>{part}</I18nProvider>)
  known.set(of, html)
  return html
}
