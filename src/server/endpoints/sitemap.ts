/** `/sitemap.xml` lists the sitemaps: for each language `/sitemap-nl.xml` with pages and categories, then `/sitemap-nl-1.xml` and on with products. */
import { defaultLocale, type Locale, locales, toLocale } from '#i18n/locales.ts'
import { retryAfterSeconds } from '../clients/backend-error.ts'
import type { SitemapPage } from '../context.ts'
import { escapeHtml } from '../fallback-document.ts'
import { type Api, type Hall, makeContext } from '../request-context.ts'

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
  const equals: [language: string, path: string | undefined][] = [
    ...locales.map((locale): [string, string | undefined] => [locale, alternates[locale]]),
    ['x-default', alternates[defaultLocale]],
  ]
  return [
    `<url><loc>${address(path)}</loc>`,
    changed && !Number.isNaN(Date.parse(changed)) ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '',
    ...equals.map(([language, to]) =>
      to ? `<xhtml:link rel="alternate" hreflang="${language}" href="${address(to)}"/>` : '',
    ),
    ...images
      .filter((image) => URL.canParse(image, origin))
      .map((image) => `<image:image><image:loc>${address(image)}</image:loc></image:image>`),
    '</url>',
  ].join('')
}

export function createSitemaps(api: Api) {
  type Part = { pages: SitemapPage[]; parts?: number }

  /** What the features know; an answer of its own where one of them cannot say: a shorter list would mean that pages are gone. */
  async function ask(hall: Hall, locale: Locale, ...paths: string[]): Promise<Part[] | Response> {
    const { context } = await makeContext(hall, { locale, url: hall.req.path, api })
    const answers = await Promise.all(paths.map((path) => api.fetch(new Request(`http://api${path}`), { context })))
    const failed = answers.find(({ ok }) => !ok)
    if (!failed) return Promise.all(answers.map((answer) => answer.json() as Promise<Part>))
    if (failed.status === 404) return hall.text('Not Found', 404)
    const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
    return hall.text('Service Unavailable', 503, headers)
  }

  return {
    async index(hall: Hall): Promise<Response> {
      const found = await ask(hall, defaultLocale, '/catalogue/sitemap')
      if (found instanceof Response) return found
      const numbers = Array.from({ length: 1 + (found[0]?.parts ?? 0) }, (_, part) => part)
      const paths = locales.flatMap((locale) => numbers.map((part) => pathOf(locale, part)))
      return write(
        'sitemapindex',
        paths.map((path) => `<sitemap><loc>${escapeHtml(hall.var.origin + path)}</loc></sitemap>`),
      )
    },
    async part(hall: Hall): Promise<Response> {
      const [, locale, part] = /^\/sitemap-(\w\w)(?:-(\d+))?\.xml$/.exec(hall.req.path) ?? []
      const paths = part ? [`/catalogue/sitemap?part=${part}`] : ['/content/sitemap', '/catalogue/sitemap']
      const found = await ask(hall, toLocale(locale), ...paths)
      if (found instanceof Response) return found
      const pages = found.flatMap((answer) => answer.pages)
      return write(
        'urlset',
        pages.map((page) => toUrl(page, hall.var.origin)),
      )
    },
  }
}
