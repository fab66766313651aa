/** Draws parts of the frame once for all pages: a third of a page's elements are the menu of the range. Handed to React by router.tsx. */
import { renderToString } from 'react-dom/server'
import type { Part } from '#features/shell/fragment.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

const known = new WeakMap<object, WeakMap<object, string>>()

/** @param language of the pages, and of all that parts are drawn from */
export const fragmentsIn =
  (language: { locale: Locale; t: Translate }) =>
  <Of extends object>(Part: Part<Of>, of: Of): string => {
    const ofPart = known.get(Part) ?? new WeakMap<object, string>()
    known.set(Part, ofPart)
    const draw = () =>
      renderToString(
        <I18nProvider {...language}>
          <Part of={of} />
        </I18nProvider>,
      )
    const html = ofPart.get(of) ?? draw()
    ofPart.set(of, html)
    return html
  }
