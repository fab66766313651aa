import { type Locale, locales } from '../../../graphql/locales.ts'
import type { SeedRedirect, Text } from './shape.ts'

const prefixes: Text = { nl: '', en: '/en', de: '/de', fr: '/fr' }

/** Paths of screens below the language prefix; each is redirected from those of other languages. */
const screens: Text[] = [
  { nl: '/inloggen', en: '/login', de: '/auth/login', fr: '/auth/login' },
  { nl: '/registreren', en: '/register', de: '/auth/register', fr: '/auth/register' },
  {
    nl: '/paswoord-vergeten',
    en: '/forgot-password',
    de: '/auth/forgotPassword',
    fr: '/auth/forgotPassword',
  },
  { nl: '/reset-wachtwoord', en: '/reset-password', de: '/auth/resetPassword', fr: '/auth/resetPassword' },
  { nl: '/merken', en: '/brands', de: '/brands', fr: '/brands' },
  { nl: '/winkelmandje', en: '/cart', de: '/cart', fr: '/cart' },
  { nl: '/assortiment', en: '/range', de: '/products', fr: '/products' },
]

function aliasesOf(screen: Text, language: Locale): SeedRedirect[] {
  const own = screen[language]
  const others = new Set(locales.map((other) => screen[other]).filter((words) => words !== own))
  const prefix = prefixes[language]
  return [...others].map((words) => ({ language, source: prefix + words, target: prefix + own }))
}

const aliases = screens.flatMap((screen) => locales.flatMap((language) => aliasesOf(screen, language)))

const in4 = (make: (language: Locale) => Omit<SeedRedirect, 'language'>): SeedRedirect[] =>
  locales.map((language) => ({ language, ...make(language) }))

const newsPath: Text = { nl: '/nieuws', en: '/en/news', de: '/de/neuigkeiten', fr: '/fr/actualites' }
const festivePath: Text = {
  nl: '/nieuws/feestlijst-2026',
  en: '/en/news/festive-list-2026',
  de: '/de/neuigkeiten/festtagsliste-2026',
  fr: '/fr/actualites/liste-des-fetes-2026',
}
const rangePath: Text = { nl: '/assortiment', en: '/en/range', de: '/de/products', fr: '/fr/products' }
const contactPath: Text = { nl: '/contact', en: '/en/contact', de: '/de/kontakt', fr: '/fr/contact' }

const pages: SeedRedirect[] = [
  // A permanently moved page, one per language.
  { language: 'nl', source: '/wie-zijn-wij', target: '/over-ons' },
  { language: 'en', source: '/en/who-we-are', target: '/en/about-us' },
  { language: 'de', source: '/de/wir-ueber-uns', target: '/de/ueber-uns' },
  { language: 'fr', source: '/fr/qui-sommes-nous', target: '/fr/notre-maison' },
  // A short URL on printed lists; its target changes every year.
  { language: 'nl', source: '/feest', target: festivePath.nl, code: 302 },
  { language: 'en', source: '/en/festive', target: festivePath.en, code: 302 },
  { language: 'de', source: '/de/festtage', target: festivePath.de, code: 302 },
  { language: 'fr', source: '/fr/fetes', target: festivePath.fr, code: 302 },
  // Aliases that keep the method: temporary and permanent.
  { language: 'nl', source: '/klant-worden', target: '/registreren', code: 307 },
  { language: 'de', source: '/de/impressum', target: contactPath.de, code: 308 },
]

export const redirects: SeedRedirect[] = [
  ...pages,
  // An external URL, from every site.
  { language: null, source: '/leveranciers', target: 'https://suppliers.proviant.example/', code: 302 },
  ...in4((language) => ({
    source: `${prefixes[language]}/supplier-portal`,
    target: `https://suppliers.proviant.example/${language}`,
    code: 302,
  })),
  // A pattern with a capture, and a prefix that drops the rest.
  ...in4((language) => ({
    source: `^${prefixes[language]}/blog/(.+)$`,
    target: `${newsPath[language]}/$1`,
    pattern: true,
  })),
  ...in4((language) => ({ source: `^${prefixes[language]}/webshop/.*$`, target: rangePath[language], pattern: true })),
  // A chain of redirects: pricelist, catalogue, current catalogue path.
  ...in4((language) => ({ source: `${prefixes[language]}/pricelist`, target: `${prefixes[language]}/catalogue` })),
  ...in4((language) => ({ source: `${prefixes[language]}/catalogue`, target: rangePath[language] })),
  // A redirect loop, as an editor may create by mistake; the shop must not follow it.
  ...in4((language) => ({ source: `${prefixes[language]}/promo`, target: `${prefixes[language]}/promotions` })),
  ...in4((language) => ({ source: `${prefixes[language]}/promotions`, target: `${prefixes[language]}/promo` })),
  // Disabled.
  { language: 'nl', source: '/oude-site', target: '/', disabled: true },
  ...aliases,
]
