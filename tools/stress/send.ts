// One request on a connection of its own agent, with its time.
import { type Agent, request } from 'node:http'

export type Ask = { method: 'GET' | 'POST'; path: string; body?: string; cookie?: string }

export type Answered = { ms: number; status: number; named: string | undefined; cache: string; body: string }

/** Resolves when the response is complete; status 0 is a broken connection. `named`: the cookie of a new cart, `cache`: the header Cache-Status, `body`: empty unless it is JSON. */
export function send(agent: Agent, origin: string, { method, path, body, cookie }: Ask, address: string) {
  return new Promise<Answered>((resolve) => {
    const asked = performance.now()
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': path.startsWith('/api/') ? 'identity' : 'br',
      'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
    }
    const done = (status: number, about: Partial<Answered> = {}) =>
      resolve({ named: undefined, cache: '', body: '', ...about, ms: performance.now() - asked, status })
    const call = request(origin + path, { method, headers, agent }, (answer) => {
      const named = answer.headers['set-cookie']?.find((line) => line.startsWith('pv_c='))?.split(';')[0]
      const isJson = answer.headers['content-type']?.includes('json') ?? false
      let text = ''
      if (isJson)
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
      const cache = String(answer.headers['cache-status'] ?? '')
      answer.on('end', () => done(answer.statusCode ?? 0, { named, cache, body: text }))
      answer.on('error', () => done(0))
      answer.resume()
    })
    call.on('error', () => done(0))
    call.end(body)
  })
}
