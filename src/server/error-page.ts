/** The last resort: a page without React, for when nothing else can be drawn. */

import type { RequestContext } from './context.ts'
import { fallbackDocument } from './fallback-document.ts'

export async function errorPage(
  { t, locale, config }: Pick<RequestContext, 't' | 'locale' | 'config'>,
  status: number,
): Promise<Response> {
  const html = fallbackDocument({
    lang: locale,
    title: `${config.brand} | ${t('global.500statusMessage')}`,
    status,
    heading: t('global.500statusMessage'),
    message: t('global.500message'),
    action: t('global.goBackHome'),
  })
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
