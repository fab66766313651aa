/** The data door over HTTP: `/api/{locale}/...`. Scripts get JSON; a form without scripts gets 303, or its page back with what was wrong. */
import { isLocale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import { countSearch, countUnknown, waitOfUnknown } from './admission.ts'
import { retryAfterSeconds } from './clients/backend-error.ts'
import type { RefusedForm } from './context.ts'
import { type Api, type Hall, makeContext } from './request-context.ts'

/** Bytes of what is written: texts everywhere, files where a form of the CMS takes them. */
const maxBody = (path: string) => (path === '/content/form' ? 12_000_000 : 256_000)

/** Shows a page again with the form that was refused on it. */
export type ShowRefused = (hall: Hall, path: string, form: RefusedForm) => Promise<Response>

const problem = (status: number, title: string, headers: Record<string, string> = {}) =>
  Response.json({ title, status }, { status, headers: { 'content-type': 'application/problem+json', ...headers } })

/** The body as text, or null when it is larger than a form of this shop can be; counted while reading. */
async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) return null
    chunks.push(part.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * The page a form stood on: the Referer's path, when it is ours. A form that was refused stands on an address of the api,
 * so it brings the path of its page along (`_page`).
 */
function pageOf(hall: Hall, values: Record<string, string>): string | null {
  const referer = URL.parse(hall.req.header('referer') ?? '')
  if (referer?.origin !== hall.get('origin')) return null
  return referer.pathname.startsWith('/api/')
    ? sameSitePath(values._page)
    : sameSitePath(referer.pathname + referer.search)
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

export const createApiDoor = (api: Api, showRefused: ShowRefused) => async (hall: Hall) => {
  const { req } = hall
  const [, , prefix = '', ...rest] = req.path.split('/')
  if (!isLocale(prefix)) return problem(404, 'Not Found')
  const path = `/${rest.join('/')}`
  const reads = req.method === 'GET' || req.method === 'HEAD'
  const body = reads ? null : await readBody(req.raw, maxBody(path))
  const navigates = !reads && (req.header('accept') ?? '').includes('text/html')
  const values = navigates ? await typedValues(body ?? new Uint8Array(), req.header('content-type') ?? '') : {}
  const drawnFor = (reads ? null : (req.header('x-customer') ?? values._customer)) || null
  const limits = { countSearch: (operationName: string) => countSearch(hall, operationName) }
  const options = { locale: prefix, url: req.path, api, drawnFor, ...limits }
  const { context, cookieLines } = await makeContext(hall, options)
  const wait = reads && !context.session ? waitOfUnknown(hall) : 0
  if (wait > 0) return problem(429, context.t('problems.tooMany'), { 'retry-after': String(wait) })
  if (!reads && !body) return problem(413, context.t('problems.tooLarge'))

  const query = req.url.indexOf('?')
  const url = `http://api${path}${query < 0 ? '' : req.url.slice(query)}`
  const request = new Request(url, { method: req.method, headers: req.raw.headers, body })
  const answer = await api.fetch(request, { context })
  if (answer.status === 404 && reads && !context.session) countUnknown(hall)
  const cookies = (headers: Headers) => {
    for (const line of cookieLines) headers.append('set-cookie', line)
    return headers
  }

  if (!navigates)
    return new Response(answer.body, { status: answer.status, headers: cookies(new Headers(answer.headers)) })

  const page = pageOf(hall, values) ?? localize(prefix, 'home')
  if (answer.ok) {
    const { notice } = (await answer.json()) as { notice?: unknown }
    if (typeof notice === 'string') await context.cookies.leaveNotice(notice)
    const location = answer.headers.get('x-next') ?? page
    return new Response(null, { status: 303, headers: cookies(new Headers({ location })) })
  }
  const refused = await showRefused(hall, page, {
    action: path,
    values,
    problem: (await answer.json().catch(() => null)) as RefusedForm['problem'],
  })
  const status = answer.status >= 500 || answer.status === 429 ? answer.status : 422
  const headers = cookies(new Headers(refused.headers))
  const patience = answer.headers.get('retry-after') ?? (status === 503 ? String(retryAfterSeconds) : null)
  if (patience) headers.set('retry-after', patience)
  return new Response(refused.body, { status, headers })
}
