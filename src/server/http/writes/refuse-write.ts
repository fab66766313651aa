/** Rejects a write before its route handles it, in the language of its path: a problem, or a page for a form without scripts. */
import { loadTranslator, type MessageKey } from '#i18n/translator.ts'
import type { AppContext } from '../../context/env.ts'
import { errorPage } from '../error-page.ts'
import { localeOfUrlPath } from '../locale-of-url-path.ts'
import { problem } from '../problem.ts'

export async function refuseWrite(c: AppContext, status: 403 | 413, message: MessageKey): Promise<Response> {
  const locale = localeOfUrlPath(c.req.path)
  const t = await loadTranslator(locale)
  if (!(c.req.header('accept') ?? '').includes('text/html')) return problem(status, t(message))
  return errorPage({ t, locale, config: c.var.services.config }, status, {
    heading: 'global.errorStatusMessage',
    message,
  })
}
