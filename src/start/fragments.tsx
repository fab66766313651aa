/** Renders static parts of the layout once for all pages: the catalogue menu is a third of a page's elements. */
import { renderToString } from 'react-dom/server'
import type { RenderFragment } from '#features/layout/menu/fragment.tsx'
import { StaticFragment } from '#features/layout/menu/static-fragments.tsx'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

const cache = new WeakMap<object, Map<string, string>>()

export const createFragmentRenderer =
  (language: { locale: Locale; t: Translate }): RenderFragment =>
  (name, of) => {
    const fragments = cache.get(of) ?? new Map<string, string>()
    cache.set(of, fragments)
    const render = () =>
      renderToString(
        <I18nProvider {...language}>
          <StaticFragment name={name} of={of} />
        </I18nProvider>,
      )
    const html = fragments.get(name) ?? render()
    fragments.set(name, html)
    return html
  }
