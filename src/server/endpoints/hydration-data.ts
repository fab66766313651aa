/** `/_page/{hash}.js`: hydration data of a cached page, loaded when the app hydrates it. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'

const isName = (file = '') => /^[\w-]{1,64}\.js$/.test(file)

export const pageData: Handler<AppEnv> = async (c) => {
  const data = isName(c.req.param('file')) ? await c.var.services.pages.data(c.req.path) : null
  if (data === null) return c.text('Not Found', 404)
  return c.body(data, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
}
