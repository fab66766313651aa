/** The last resort: a page without React, for when nothing else can be drawn, or should be. */
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from './context.ts'
import { fallbackDocument, fallbackStyle } from './fallback-document.ts'
import { constantPolicy, cspHash } from './security-headers.ts'

const words = {
  429: { heading: 'global.429statusMessage', message: 'global.429message' },
  500: { heading: 'global.500statusMessage', message: 'global.500message' },
  503: { heading: 'global.503statusMessage', message: 'global.500message' },
} as const

let styleHash: Promise<string> | undefined

export async function errorPage(
  { t, locale, config }: Pick<RequestContext, 't' | 'locale' | 'config'>,
  status: keyof typeof words,
): Promise<Response> {
  const { heading, message } = words[status]
  const home = localize(locale, 'home')
  const { brand } = config
  const html = fallbackDocument(
    { lang: locale, brand, title: `${brand} | ${t(heading)}`, status, heading: t(heading), message: t(message) },
    home,
    [
      { href: '', label: t('global.tryAgain') },
      { href: home, label: t('global.goBackHome') },
    ],
  )
  styleHash ??= cspHash(fallbackStyle)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': constantPolicy(config, { scripts: [], styles: [await styleHash] }),
    },
  })
}
