/** Parts of the dev server, which no build contains. */
import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import type { Development } from '../config/development.ts'
import type { AppEnv } from '../context/env.ts'

export type DevelopmentParts = Development & { middleware: MiddlewareHandler<AppEnv> }

type RenderKit = (theme: 'light' | 'dark') => string

type Hot = { send(event: string, data: object): void }

/** Error pages load Vite's client, which shows the error; its styles are inline. */
const showErrors: MiddlewareHandler<AppEnv> = async (c, next) => {
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

const kitPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'"

/** `/dev/kit`: all components of the design system. */
const kit =
  (load: () => Promise<RenderKit>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.req.path !== '/dev/kit') return next()
    const renderKit = await load()
    const html = renderKit(c.req.query('theme') === 'dark' ? 'dark' : 'light')
    return c.html(html, 200, { 'content-security-policy': kitPolicy })
  }

export const createDevelopment = (hot: Hot, loadKit: () => Promise<RenderKit>): DevelopmentParts => ({
  report: (error) => hot.send('shop:error', error),
  middleware: every(kit(loadKit), showErrors),
})
