import { defaultLocale, type Locale } from '#i18n/locales.ts'

/** @param path public path and query of the page */
export function toPageLinks(origin: string, path: string, alternates: Partial<Record<Locale, string>>) {
  const others = Object.entries(alternates).map(([locale, href]) => ({
    rel: 'alternate',
    hrefLang: locale,
    href: origin + href,
  }))
  const english = alternates[defaultLocale]
  return [
    { rel: 'canonical', href: origin + path },
    ...others,
    ...(english ? [{ rel: 'alternate', hrefLang: 'x-default', href: origin + english }] : []),
  ]
}
