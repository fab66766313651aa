/** `/icons/{name}.svg` without a file in the build: an icon of the host in ICON_URL; 404 without that setting. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { countNotFound, notFoundRetryAfter } from '../http/admission-control.ts'

const week = 'public, max-age=604800'

export const remoteIcon: Handler<AppEnv> = async (c) => {
  const { icons, log } = c.var.services
  const name = /^([a-z0-9-]{1,60})\.svg$/.exec(c.req.param('file') ?? '')?.[1]
  if (!icons || !name) return c.text('Not Found', 404)
  const wait = await notFoundRetryAfter(c)
  if (wait > 0) return c.text('Too Many Requests', 429, { 'retry-after': String(wait) })
  try {
    const icon = await icons(name)
    if (icon !== null) return c.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': week })
    // limits requests to the host for random names
    await countNotFound(c)
    return c.text('Not Found', 404)
  } catch (error) {
    log('warn', 'icon.unreachable', { name, message: String(error) })
    return c.text('Bad Gateway', 502)
  }
}
