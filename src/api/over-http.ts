/** The API in a browser: one HTTP request per call. */
import type { Translate } from '#i18n/translator.ts'
import { isProblem } from '#service/problem.ts'
import { toRouterError } from './router-error.ts'
import type { ShopApi } from './shop-api.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Params = Readonly<Record<string, string | undefined>>

/** @param base URL of the routes: `https://shop.example/api/nl` @returns an API that throws HttpProblem; status 0: no response */
export function createHttpApi(base: string, t: Translate, send: Fetch = (url, init) => fetch(url, init)) {
  const title = t('problems.unavailable')

  return (async (name: string, params: Params = {}, signal?: AbortSignal) => {
    const [path = '', method = 'GET'] = name.split(' ').reverse()
    const fields = new URLSearchParams()
    for (const [key, value] of Object.entries(params))
      if (value !== undefined && !path.includes(`:${key}`)) fields.set(key, value)
    const body = method === 'GET' ? null : fields
    const url = base + path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''))
    const query = body || !fields.size ? '' : `?${fields}`
    const response = await send(url + query, { method, body, signal: signal ?? null }).catch((): null => null)
    const answer: unknown = await response?.json().catch(() => null)
    if (response?.ok && answer !== null) return answer
    const status = response?.ok ? 502 : (response?.status ?? 0)
    throw toRouterError(isProblem(answer) ? answer : { status, title })
  }) as ShopApi
}
