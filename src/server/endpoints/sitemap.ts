/** `/sitemap.xml` is the index. Each language has `/sitemap-nl.xml` with pages and categories, and `/sitemap-nl-1.xml` etc. with products. */
import { defaultLocale, type Locale, locales, toLocale } from '#i18n/locales.ts'
import { retryAfterSeconds } from '../clients/backend-error.ts'
import type { SitemapPage } from '../context/context.ts'
import type { AppContext } from '../context/env.ts'
import { escapeHtml } from '../http/fallback-document.ts'
import { guestContext } from '../http/request-context.ts'

export const sitemapPath = '/sitemap.xml'
export const sitemapFile = `/:file{sitemap-(?:${locales.join('|')})(?:-[1-9]\\d{0,3})?\\.xml}`
const pathOf = (locale: Locale, part: number) => `/sitemap-${locale}${part ? `-${part}` : ''}.xml`

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

const write = (root: string, lines: readonly string[]) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${lines.join('\n')}\n</${root}>\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })

function toUrl({ path, alternates, changed, images }: SitemapPage, origin: string): string {
  const address = (text: string) => escapeHtml(new URL(text, origin).href)
  const translations: [language: string, path: string | undefined][] = [
    ...locales.map((locale): [string, string | undefined] => [locale, alternates[locale]]),
    ['x-default', alternates[defaultLocale]],
  ]
  return [
    `<url><loc>${address(path)}</loc>`,
    changed && !Number.isNaN(Date.parse(changed)) ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '',
    ...translations.map(([language, to]) =>
      to ? `<xhtml:link rel="alternate" hreflang="${language}" href="${address(to)}"/>` : '',
    ),
    ...images
      .filter((image) => URL.canParse(image, origin))
      .map((image) => `<image:image><image:loc>${address(image)}</image:loc></image:image>`),
    '</url>',
  ].join('')
}

/** Responds with an error if a feature fails: search engines would treat missing pages as removed. */
function errorResponse(c: AppContext, { status }: { status: number }): Response {
  if (status === 404) return c.text('Not Found', 404)
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  return c.text('Service Unavailable', 503, headers)
}

export async function sitemapIndex(c: AppContext): Promise<Response> {
  const { context } = await guestContext(c, defaultLocale)
  const { countParts } = await c.var.api.loadSitemap()
  const parts = await countParts(context)
  if (!parts.ok) return errorResponse(c, parts.problem)
  const numbers = Array.from({ length: 1 + parts.value }, (_, part) => part)
  const paths = locales.flatMap((locale) => numbers.map((part) => pathOf(locale, part)))
  return write(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeHtml(c.var.origin + path)}</loc></sitemap>`),
  )
}

export async function sitemapPart(c: AppContext): Promise<Response> {
  const [, locale, part] = /^\/sitemap-(\w\w)(?:-(\d+))?\.xml$/.exec(c.req.path) ?? []
  const { context } = await guestContext(c, toLocale(locale))
  const { getPages } = await c.var.api.loadSitemap()
  const pages = await getPages(context, Number(part ?? 0))
  if (!pages.ok) return errorResponse(c, pages.problem)
  return write(
    'urlset',
    pages.value.map((page) => toUrl(page, c.var.origin)),
  )
}
