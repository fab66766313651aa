/** Parts of the dev server, which no build contains. */
import type { MiddlewareHandler } from 'hono'
import type { Development } from '../config/development.ts'
import type { AppEnv } from '../context/env.ts'

export type DevelopmentParts = Development & { middleware: MiddlewareHandler<AppEnv> }

type Hot = { send(event: string, data: object): void }

/** Error pages load Vite's client, which shows the error; its styles are inline. */
const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  const policy = headers.get('content-security-policy')
  if (!policy || !headers.get('content-type')?.startsWith('text/html')) return
  headers.set('content-security-policy', policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"))
  if (c.res.status < 500 || policy.includes("'strict-dynamic'")) return
  headers.delete('content-length')
  const html = await c.res.text()
  c.res = new Response(`${html}<script type="module" src="/@vite/client"></script>`, { status: c.res.status, headers })
}

export const createDevelopment = (hot: Hot): DevelopmentParts => ({
  report: (error) => hot.send('shop:error', error),
  middleware,
})
