/** `/api/preview`: a signed link shows unpublished content on every page until it expires, and nothing of it is cached. A POST ends the preview. */
import { serialize } from 'hono/utils/cookie'
import { localeOfPath } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { AppContext } from '../context/env.ts'
import { errorPage } from '../http/error-page.ts'
import { isSecure } from '../http/request-context.ts'
import { cookieName } from '../session/session.ts'
import { previewKeys, verifyLink } from '../session/signed-link.ts'

/** Craft's own token; for a CMS without tokens the value `preview`. */
const tokenOf = (c: AppContext) => /^[\w-]{1,255}$/.exec(c.req.query('token') ?? '')?.[0] ?? 'preview'

function redirectWithCookie(c: AppContext, path: string, value: string, maxAge: number): Response {
  const secure = isSecure(c)
  const cookie = serialize(cookieName('pv_p', secure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge,
  })
  return new Response(null, { status: 303, headers: { location: path, 'set-cookie': cookie } })
}

export async function preview(c: AppContext): Promise<Response> {
  // the signature covers the original path, the redirect uses the safe one
  const given = c.req.query('path') ?? '/'
  const path = sameOriginPath(given) ?? '/'
  if (c.req.method === 'POST') return redirectWithCookie(c, path, '', 0)
  const { config, sealer, log } = c.var.services
  const now = Date.now()
  const state = verifyLink(previewKeys(config), given, new URL(c.req.url).searchParams, now)
  if (state !== 'good') {
    log('info', 'preview.refused', { req: c.var.requestId, state })
    const locale = localeOfPath(path)
    const heading = state === 'old' ? 'content.preview.old' : 'content.preview.wrong'
    const messages = { heading, message: 'content.preview.ask' } as const
    return errorPage({ t: await loadTranslator(locale), locale, config }, state === 'old' ? 410 : 403, messages)
  }
  const until = Number(c.req.query('until'))
  const sealed = await sealer.seal({ token: tokenOf(c), until }, 'preview')
  return redirectWithCookie(c, path, sealed, Math.ceil(until - now / 1000))
}
