/** The api in a browser: one request a call. */
import { isProblem, type Problem } from '#api/core/problem.ts'
import type { Translate } from '#i18n/translator.ts'
import type { ShopApi } from './shop-api.ts'
import { toThrown } from './to-thrown.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Params = Readonly<Record<string, string | undefined>>

/**
 * Without a response a problem has status 0.
 * @param base where the routes begin: `https://shop.example/api/nl`
 */
export function createHttpApi(base: string, t: Translate, send: Fetch = (url, init) => fetch(url, init)) {
  const title = t('problems.unavailable')

  return (async (name: string, params: Params = {}, signal?: AbortSignal) => {
    const [path = '', method = 'GET'] = name.split(' ').reverse()
    const fields = new URLSearchParams()
    for (const [key, value] of Object.entries(params))
      if (value !== undefined && !path.includes(`:${key}`)) fields.set(key, value)
    const url = base + path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''))
    const init = { method, signal: signal ?? null }
    const response = await (method === 'GET'
      ? send(url + (fields.size ? `?${fields}` : ''), init)
      : send(url, { ...init, body: fields })
    ).catch((): null => null)
    if (!response) throw toThrown({ status: 0, title })
    const unreadable: Problem = { status: response.ok ? 502 : response.status, title }
    if (response.ok) return response.json().catch(() => Promise.reject(toThrown(unreadable)))
    const said: unknown = await response.json().catch(() => null)
    throw toThrown(isProblem(said) ? said : unreadable)
  }) as ShopApi
}
