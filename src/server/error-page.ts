/** The last resort: a page without React, for when nothing else can be drawn, or should be. */
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from './context.ts'
import { fallbackDocument, fallbackStyle } from './fallback-document.ts'
import { constantPolicy, cspHash } from './security-headers.ts'

/** An empty address is the page itself. */
const words = {
  429: { heading: 'global.429statusMessage', message: 'global.429message', label: 'global.tryAgain' },
  500: { heading: 'global.500statusMessage', message: 'global.500message', label: 'global.goBackHome' },
  503: { heading: 'global.503statusMessage', message: 'global.500message', label: 'global.tryAgain' },
} as const

let styleHash: Promise<string> | undefined

export async function errorPage(
  { t, locale, config }: Pick<RequestContext, 't' | 'locale' | 'config'>,
  status: keyof typeof words,
): Promise<Response> {
  const { heading, message, label } = words[status]
  const html = fallbackDocument(
    { lang: locale, title: `${config.brand} | ${t(heading)}`, status, heading: t(heading), message: t(message) },
    { href: status === 500 ? localize(locale, 'home') : '', label: t(label) },
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
