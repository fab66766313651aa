/** The api over HTTP: `/api/{locale}/...`. Scripts get JSON; a form without scripts gets 303, or its page back with what was wrong. */
import { customerField, customerHeader, pageField } from '#bootstrap/protocol.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { localeOfPath, localize } from '#i18n/paths.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import { retryAfterSeconds } from '../clients/backend-error.ts'
import type { Outcome } from '../context.ts'
import type { AppContext } from '../env.ts'
import { countNotFound, notFoundRetryAfter } from '../http/admission-control.ts'
import { problem } from '../http/problem.ts'
import { contextOf, withCookies } from '../http/request-context.ts'
import { refusedPage } from '../pages/render-page.ts'

/**
 * The page a form stood on: the Referer's path, when it is ours. A form that was refused stands on an address of the api,
 * so it brings the path of its page along. Null for a page of another language, too.
 */
function pageOf(c: AppContext, values: Record<string, string>, locale: Locale): string | null {
  const referer = URL.parse(c.req.header('referer') ?? '')
  if (referer?.origin !== c.var.origin) return null
  const path = sameSitePath(
    referer.pathname.startsWith('/api/') ? values[pageField] : referer.pathname + referer.search,
  )
  return path && localeOfPath(path) === locale ? path : null
}

async function typedValues(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Record<string, string>> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries(
      [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && !/password/i.test(pair[0])),
    )
  } catch {
    return {}
  }
}

export const callApi = async (c: AppContext): Promise<Response> => withCookies(c, await answerOf(c))

async function answerOf(c: AppContext): Promise<Response> {
  const { req } = c
  const [, , prefix = '', ...rest] = req.path.split('/')
  if (!isLocale(prefix)) return problem(404, 'Not Found')
  const path = `/${rest.join('/')}`
  const reads = req.method === 'GET' || req.method === 'HEAD'
  const body = reads ? null : new Uint8Array(await req.arrayBuffer())
  const navigates = !reads && (req.header('accept') ?? '').includes('text/html')
  const values = body && navigates ? await typedValues(body, req.header('content-type') ?? '') : {}
  const drawnFor = (reads ? null : (req.header(customerHeader) ?? values[customerField])) || null
  const { context } = await contextOf(c, prefix)
  const wait = reads && !context.session ? notFoundRetryAfter(c) : 0
  if (wait > 0) return problem(429, context.t('problems.tooMany'), { 'retry-after': String(wait) })

  const query = req.url.indexOf('?')
  const url = `http://api${path}${query < 0 ? '' : req.url.slice(query)}`
  const request = new Request(url, { method: req.method, headers: req.raw.headers, body })
  const outcome: Outcome = {}
  const answer = await c.var.api.fetch(request, { context, drawnFor, outcome })
  if (answer.status === 404 && reads && !context.session) countNotFound(c)
  // a copy, since its headers cannot be changed on every platform
  if (!navigates) return new Response(answer.body, answer)

  const page = pageOf(c, values, prefix) ?? localize(prefix, 'home')
  if (answer.ok) {
    if (outcome.notice) await context.cookies.leaveNotice(outcome.notice)
    return new Response(null, { status: 303, headers: { location: outcome.next ?? page } })
  }
  const refused = await refusedPage(c, page, { action: path, values, problem: outcome.problem ?? null })
  const status = answer.status >= 500 || answer.status === 429 ? answer.status : 422
  const patience = answer.headers.get('retry-after') ?? (status === 503 ? String(retryAfterSeconds) : null)
  if (patience) refused.headers.set('retry-after', patience)
  return new Response(refused.body, { status, headers: refused.headers })
}
