import { defaultLocale, locales } from '#i18n/locales.ts'
import type { ContentPage } from './content-page.ts'
import { breadcrumbJsonLd, toJsonLdScript } from './text/json-ld.ts'
import { homeUri } from './text/links.ts'
import { plainText } from './text/rich-text.ts'

type EntryHead = {
  title: string
  /** Origin of the shop, prefix of canonical URLs. */
  origin: string
  /** Page of a news list, from 1. */
  page?: number
}

const home = new RegExp(`/${homeUri}/?$`)

/** Path without the name that the home page has in the CMS. */
const withoutHome = (path: string) => path.replace(home, '') || '/'

/** The same, without the prefix of the default language. */
const toShopPath = (path: string) => withoutHome(path).replace(/^\/nl(?=\/|$)/, '')

/** The page's own URL, or the path of the editor's canonical URL: a CMS uses its own host and often a language prefix. */
function toCanonical({ entry }: ContentPage, origin: string, page: number): string {
  const own = origin + entry.path + (page > 1 ? `?page=${page}` : '')
  const given = entry.seo.canonical ? URL.parse(entry.seo.canonical, origin) : null
  if (!given || !/^https?:$/.test(given.protocol)) return own
  const path = toShopPath(given.pathname).replace(/\/+$/, '')
  const uri = URL.parse(`/${entry.uri}`, origin)?.pathname ?? ''
  const isOwn = entry.uri === homeUri ? path.split('/').length <= 2 : path.endsWith(uri)
  return isOwn ? own : origin + path
}

/** hreflang links for the languages of the page and x-default; empty if the page has only one language. */
function toAlternateLinks({ entry: { alternates } }: ContentPage, origin: string) {
  const known = locales.flatMap((locale) => {
    const path = alternates[locale]
    return path ? [{ rel: 'alternate', hrefLang: locale as string, href: origin + path }] : []
  })
  const fallback = alternates[defaultLocale]
  if (known.length < 2) return []
  return fallback ? [...known, { rel: 'alternate', hrefLang: 'x-default', href: origin + fallback }] : known
}

const faqJsonLd = (faqs: ContentPage['faqs']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

export const headTitle = ({ entry }: ContentPage) => entry.seo.title ?? entry.title

/** Turns a path of the shop or the URL of a CMS page into a URL of the shop; other URLs and files stay unchanged. */
function toAddress(text: string, origin: string, cms: string | null): string {
  if (/^\/(?!\/)/.test(text)) return origin + withoutHome(text)
  const url = cms === null || !text.startsWith(cms) ? null : URL.parse(text)
  if (url?.origin !== cms || /\.\w{2,5}$/.test(url.pathname)) return text
  return origin + toShopPath(url.pathname) + url.search + url.hash
}

function absolute(value: unknown, origin: string, cms: string | null): unknown {
  if (typeof value === 'string') return toAddress(value, origin, cms)
  if (Array.isArray(value)) return value.map((item) => absolute(item, origin, cms))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, absolute(member, origin, cms)]))
}

/** BreadcrumbList of the page, unless the CMS supplies one. */
function pageBreadcrumbs({ entry, above }: ContentPage, origin: string) {
  const isSupplied = entry.seo.jsonLd.some((data) => '@type' in data && data['@type'] === 'BreadcrumbList')
  if (isSupplied || !above.length) return []
  const crumbs = [...above.map(({ title, href }) => ({ name: title, href })), { name: entry.title, href: entry.path }]
  return [breadcrumbJsonLd(origin, crumbs)]
}

export function entryHead(content: ContentPage, { title, origin, page = 1 }: EntryHead) {
  const { seo } = content.entry
  const canonical = toCanonical(content, origin, page)
  const cms = URL.parse(seo.canonical ?? '')?.origin ?? null
  const faqs = content.faqs.length ? [faqJsonLd(content.faqs)] : []
  const jsonLd = [...seo.jsonLd, ...pageBreadcrumbs(content, origin), ...faqs]
  const named = [
    { name: 'description', content: seo.description },
    { name: 'robots', content: seo.robots },
  ].flatMap(({ name, content: text }) => (text ? [{ name, content: text }] : []))
  return {
    meta: [
      { title },
      ...named,
      ...seo.tags.map((tag) => ({ ...tag, content: String(absolute(tag.content, origin, null)) })),
      { property: 'og:url', content: canonical },
    ],
    links: [{ rel: 'canonical', href: canonical }, ...(page > 1 ? [] : toAlternateLinks(content, origin))],
    scripts: jsonLd.map((data) => toJsonLdScript(absolute(data, origin, cms))),
  }
}
