/** Sends the reads of the API over HTTP. Used by the browser (over-http.ts) and by other programs (client.ts). */
import { isProblem, type Problem } from '#service/problem.ts'
import type { ShopApi } from './shop-api.ts'

export type Send = (url: string, init: RequestInit) => Promise<Response>
type Params = Readonly<Record<string, string | undefined>>

/** @param unavailable title of the problem if the shop does not respond @param toError the error that a call throws; status 0: no response */
export const sendReads = (base: string, unavailable: string, toError: (problem: Problem) => unknown, send: Send) =>
  (async (name: string, params: Params = {}, signal?: AbortSignal) => {
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
    throw toError(isProblem(answer) ? answer : { status, title: unavailable })
  }) as ShopApi
