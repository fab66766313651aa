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

type GuestContext = (locale: Locale) => Promise<RequestContext>

/** Null if the link is invalid or expired. */
export function authorizeOperator(
  c: AppContext,
  link: OperatorLink,
  guestContext: GuestContext,
): OperatorAccess | null {
  const keys = operatorKeys(c.var.services.config)
  const isGood = verifyLink(keys, notFoundLogPath, new URLSearchParams({ ...link }), Date.now()) === 'good'
  return isGood ? openOperatorAccess(c, guestContext) : null
}

/** The caller authorizes: by a signed link, or by a session of staff that the commerce backend accepts. */
export function openOperatorAccess(c: AppContext, guestContext: GuestContext): OperatorAccess {
  const { config, embedded, notFoundLog, tokens } = c.var.services
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
