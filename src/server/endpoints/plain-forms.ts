/** Handles forms without scripts: redirects with 303, or renders the page again with its errors. */
import type { MiddlewareHandler } from 'hono'
import { localeOfPath, localize } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { customerField, customerHeader, pageField } from '#protocol/protocol.ts'
import { retryAfterSeconds } from '../clients/backend-error.ts'
import type { AppContext, AppEnv } from '../context/env.ts'
import { servePageWithErrors } from '../pages/render-page.ts'

type Values = Record<string, string>

/** Path of the form's page: the Referer, if it is of this shop and language. A page with errors has a URL of the API, so its form sends the path. */
function pageOf(c: AppContext, values: Values): string | null {
  const referer = URL.parse(c.req.header('referer') ?? '')
  if (referer?.origin !== c.var.origin) return null
  const path = sameOriginPath(
    referer.pathname.startsWith('/api/') ? values[pageField] : referer.pathname + referer.search,
  )
  return path && localeOfPath(path) === c.var.context.locale ? path : null
}

/** The entered values, without passwords. */
async function valuesOf({ req }: AppContext): Promise<Values> {
  if (!req.header('content-type')?.includes('form')) return {}
  const form = await req.formData().catch(() => [])
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && !/password/i.test(pair[0])),
  )
}

async function toPage(c: AppContext, values: Values): Promise<Response> {
  const { res, req } = c
  const { context, outcome = {} } = c.var
  const page = pageOf(c, values) ?? localize(context.locale, 'home')
  if (res.ok) {
    if (outcome.notice) await context.cookies.setFlashMessage(outcome.notice)
    return new Response(null, { status: 303, headers: { location: outcome.next ?? page } })
  }
  const action = req.path.slice('/api/nl'.length)
  const refused = await servePageWithErrors(c, page, { action, values, problem: outcome.problem ?? null })
  const status = res.status >= 500 || res.status === 429 ? res.status : 422
  const retryAfter = res.headers.get('retry-after') ?? (status === 503 ? String(retryAfterSeconds) : null)
  if (retryAfter) refused.headers.set('retry-after', retryAfter)
  return new Response(refused.body, { status, headers: refused.headers })
}

export const plainForms: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const isNavigation = (c.req.header('accept') ?? '').includes('text/html')
  const values = isNavigation ? await valuesOf(c) : {}
  c.set('renderedFor', (c.req.header(customerHeader) ?? values[customerField]) || null)
  await next()
  if (!isNavigation) return
  const page = await toPage(c, values)
  // otherwise the page would inherit the headers of the JSON response
  c.res = undefined
  c.res = page
}
