/** Draws parts of the frame once for all pages: a third of a page's elements are the menu of the range. Handed to React by router.tsx. */
import { renderToString } from 'react-dom/server'
import type { RenderFragment } from '#features/shell/menu/fragment.tsx'
import { StaticFragment } from '#features/shell/menu/static-fragments.tsx'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

/** By what they are drawn from. */
const known = new WeakMap<object, Map<string, string>>()

/** @param language of the pages, and of all that parts are drawn from */
export const createFragmentRenderer =
  (language: { locale: Locale; t: Translate }): RenderFragment =>
  (name, of) => {
    const ofObject = known.get(of) ?? new Map<string, string>()
    known.set(of, ofObject)
    const draw = () =>
      renderToString(
        <I18nProvider {...language}>
          <StaticFragment name={name} of={of} />
        </I18nProvider>,
      )
    const html = ofObject.get(name) ?? draw()
    ofObject.set(name, html)
    return html
  }
