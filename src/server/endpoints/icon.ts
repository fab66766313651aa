/** `/icons/{name}.svg`: an icon that an editor names and the shop does not have. Nothing where the operator names no host of icons. */
import type { Handler } from 'hono'
import type { AppEnv } from '../env.ts'
import { countNotFound, notFoundRetryAfter } from '../http/admission-control.ts'

const week = 'public, max-age=604800'

export const icon: Handler<AppEnv> = async (c) => {
  const { icons, log } = c.var.services
  const name = /^([a-z0-9-]{1,60})\.svg$/.exec(c.req.param('file') ?? '')?.[1]
  if (!icons || !name) return c.text('Not Found', 404)
  const wait = notFoundRetryAfter(c)
  if (wait > 0) return c.text('Too many icons are asked for', 429, { 'retry-after': String(wait) })
  try {
    const found = await icons(name)
    if (found !== null) return c.body(found, 200, { 'content-type': 'image/svg+xml', 'cache-control': week })
    // names can be made up, and each costs a call
    countNotFound(c)
    return c.text('Not Found', 404)
  } catch (error) {
    log('warn', 'icon.unreachable', { name, message: String(error) })
    return c.text('The icon cannot be had at the moment', 502)
  }
}
