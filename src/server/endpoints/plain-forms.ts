/** Handles forms without scripts: redirects with 303, or renders the page again with its errors. */
import type { MiddlewareHandler } from 'hono'
import { guardRedirect } from '#i18n/guards.ts'
import { localeOfPath, localize } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { customerField, customerHeader, pageField } from '#protocol/protocol.ts'
import { retryAfterSeconds } from '../clients/backend-error.ts'
import type { AppContext, AppEnv } from '../context/env.ts'
import { servePageWithErrors } from '../pages/render-page.ts'

type Values = Record<string, string>
type Submitted = { values: Values; lists: Record<string, string[]> }

const nothing: Submitted = { values: {}, lists: {} }

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
async function valuesOf({ req }: AppContext): Promise<Submitted> {
  if (!req.header('content-type')?.includes('form')) return nothing
  const form = await req.formData().catch(() => [])
  const pairs = [...form].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && !/password/i.test(pair[0]),
  )
  const lists = [...Map.groupBy(pairs, ([name]) => name)].filter(([, all]) => all.length > 1)
  return {
    values: Object.fromEntries(pairs),
    lists: Object.fromEntries(lists.map(([name, all]) => [name, all.map(([, value]) => value)])),
  }
}

async function toPage(c: AppContext, { values, lists }: Submitted): Promise<Response> {
  const { res, req } = c
  const { context, outcome = {} } = c.var
  const page = pageOf(c, values) ?? localize(context.locale, 'home')
  if (res.ok) {
    if (outcome.notice) await context.cookies.setFlashMessage(outcome.notice)
    return new Response(null, { status: 303, headers: { location: outcome.next ?? page } })
  }
  // the session may have ended since the page was rendered
  const shown = guardRedirect(page, (await context.currentCustomer()) !== null) ?? page
  const action = req.path.slice('/api/nl'.length)
  const refused = await servePageWithErrors(c, shown, { action, values, lists, problem: outcome.problem ?? null })
  const status = res.status >= 500 || res.status === 429 ? res.status : 422
  const retryAfter = res.headers.get('retry-after') ?? (status === 503 ? String(retryAfterSeconds) : null)
  if (retryAfter) refused.headers.set('retry-after', retryAfter)
  return new Response(refused.body, { status, headers: refused.headers })
}

export const plainForms: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const isNavigation = (c.req.header('accept') ?? '').includes('text/html')
  const submitted = isNavigation ? await valuesOf(c) : nothing
  c.set('renderedFor', (c.req.header(customerHeader) ?? submitted.values[customerField]) || null)
  await next()
  if (!isNavigation) return
  const page = await toPage(c, submitted)
  // otherwise the page would inherit the headers of the JSON response
  c.res = undefined
  c.res = page
}
