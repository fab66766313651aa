/** Verifies the operator's signed link; a valid one gives access to the not-found log and the redirects of the embedded CMS. */
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'
import type { OperatorAccess, OperatorLink, RequestContext } from '../context/context.ts'
import type { AppContext } from '../context/env.ts'
import { findRedirect } from '../redirects/redirect-table.ts'
import { notFoundLogPath, operatorKeys, verifyLink } from '../session/signed-link.ts'
import { canonicalPath } from './canonical-url.ts'

function toCanonicalPath(path: string): string {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'http://shop.invalid')
  try {
    return canonicalPath(decodeURI(pathname))
  } catch {
    return canonicalPath(pathname)
  }
}

export function authorizeOperator(
  c: AppContext,
  link: OperatorLink,
  guestContext: (locale: Locale) => Promise<RequestContext>,
): OperatorAccess | null {
  const { config, embedded, notFoundLog, tokens } = c.var.services
  if (verifyLink(operatorKeys(config), notFoundLogPath, new URLSearchParams({ ...link }), Date.now()) !== 'good')
    return null
  const { content } = embedded
  return {
    notFoundLog,
    contextFor: guestContext,
    toCanonicalPath,
    findRedirect: async (path) => {
      const context = await guestContext(localeOfPath(path))
      return findRedirect(await context.redirects(), path, '')
    },
    saveRedirect:
      content &&
      (async (redirect) => {
        const body = JSON.stringify({ ...redirect, siteId: config.sites[localeOfPath(redirect.source)] })
        const response = await content(new Request('http://content.embedded/redirects', { method: 'POST', body }))
        if (!response.ok) throw new Error(`the CMS rejected the redirect: ${response.status}`)
        await tokens.renew(['operation:redirects'])
      }),
  }
}
