/** Renders an error page without React, for rejected requests and failures of the renderer. Its length is known, so that Node compresses it in one piece. */
import { localize } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translator.ts'
import type { RequestContext } from '../context/context.ts'
import { cspHash, staticPagePolicy } from './content-policy.ts'
import { fallbackDocument, fallbackStyle } from './fallback-document.ts'

type Words = { heading: MessageKey; message: MessageKey; params?: Record<string, string> }

const defaultMessages = {
  429: { heading: 'global.429statusMessage', message: 'global.429message' },
  500: { heading: 'global.500statusMessage', message: 'global.500message' },
  503: { heading: 'global.503statusMessage', message: 'global.500message' },
} satisfies Record<number, Words>

export function errorPage(
  { t, locale, config }: Pick<RequestContext, 't' | 'locale' | 'config'>,
  status: number,
  messages: Words = defaultMessages[status as keyof typeof defaultMessages] ?? defaultMessages[500],
): Response {
  const { heading, message, params } = messages
  const home = localize(locale, 'home')
  const { brand } = config
  const html = fallbackDocument(
    {
      lang: locale,
      brand,
      title: `${brand} | ${t(heading)}`,
      status,
      heading: t(heading),
      message: t(message, params),
    },
    home,
    [
      ...(status in defaultMessages ? [{ href: '', label: t('global.tryAgain') }] : []),
      { href: home, label: t('global.goBackHome') },
    ],
  )
  const bytes = new TextEncoder().encode(html)
  return new Response(bytes, {
    status,
    headers: {
      'content-length': String(bytes.length),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': staticPagePolicy(config, { scripts: [], styles: [cspHash(fallbackStyle)] }),
    },
  })
}
