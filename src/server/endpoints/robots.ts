import type { Handler } from 'hono'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { AppEnv } from '../context/env.ts'
import { sitemapPath } from './sitemap.ts'

const closed = locales.flatMap((locale) => [
  localize(locale, 'dashboard'),
  localize(locale, 'cart'),
  localize(locale, 'checkout'),
])

export const robots: Handler<AppEnv> = (c) => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /desk',
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${c.var.origin}${sitemapPath}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
}
