/** The hall: what a request meets, in order. Renderer, api and embedded backends are handed in; nothing here knows React. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { toLocale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { createApiDoor } from './api-door.ts'
import type { Bindings } from './bindings.ts'
import { approval } from './endpoints/approval.ts'
import { authUser } from './endpoints/auth-user.ts'
import { buildManifest } from './endpoints/build-manifest.ts'
import { graphqlDoor } from './endpoints/graphql-door.ts'
import { healthz, readyz } from './endpoints/health.ts'
import { icon } from './endpoints/icon.ts'
import { image } from './endpoints/image.ts'
import { leaveScripts } from './endpoints/leave-scripts.ts'
import { outbox } from './endpoints/outbox.ts'
import { pageData } from './endpoints/page-data.ts'
import { purge } from './endpoints/purge.ts'
import { robots } from './endpoints/robots.ts'
import { createSitemaps, sitemapFile, sitemapPath } from './endpoints/sitemap.ts'
import { technicalFile } from './endpoints/technical-file.ts'
import { errorPage } from './error-page.ts'
import type { HallEnv } from './hall.ts'
import { homeLanguage, homePath, localeCookie } from './home-language.ts'
import { createLog } from './log.ts'
import { deliverMails, mailsAfterwards } from './mail/deliver-mails.ts'
import { canonicalUrl } from './middleware/canonical-url.ts'
import { csrf } from './middleware/csrf.ts'
import { followRedirects } from './middleware/redirects.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createPages } from './pages.ts'
import type { Renderer } from './renderer.ts'
import type { Api } from './request-context.ts'
import { createShop, type Embedded, type Shop } from './shop.ts'

export interface AppParts {
  api: Api
  /** Loaded when the first page has to be drawn; a cached page never waits for it. */
  loadRenderer: () => Promise<Renderer>
  embedded: Embedded
  /** Names the build: caches of another build are not read. */
  buildId: string
}

export function createApp({ api, loadRenderer, embedded, buildId }: AppParts) {
  const shops = new WeakMap<Bindings, Shop>()
  const { page, refused } = createPages({ api, loadRenderer })
  const sitemaps = createSitemaps(api)
  const app = new Hono<HallEnv>()

  function shopOf(env: Bindings): Shop {
    const known = shops.get(env)
    const shop = known ?? createShop(env, embedded, buildId)
    if (!known) shops.set(env, shop)
    return shop
  }

  app.use(async (c, next) => {
    const shop = shopOf(c.env)
    c.set('shop', shop)
    c.set('origin', shop.config.publicOrigin ?? c.req.url.slice(0, c.req.url.indexOf('/', 8)))
    return next()
  })
  app.use(requestLog, securityHeaders)

  app.get('/healthz', healthz)
  app.get('/readyz', readyz)
  app.get('/build/latest.json', buildManifest(buildId))
  app.get('/robots.txt', robots)
  app.get(sitemapPath, sitemaps.index)
  app.get(sitemapFile, sitemaps.part)
  app.get('/_page/:file', pageData)
  app.get('/img/*', image)
  app.get('/icons/:file', icon)
  app.get('/files/technical/:file', technicalFile)
  app.get('/dev/outbox', outbox)
  app.all('/graphql/:party', graphqlDoor)
  app.use(csrf)
  app.on(['GET', 'POST'], '/operator/approve', mailsAfterwards, approval)
  app.all('/api/purge', purge)
  app.on(['GET', 'POST'], '/api/auth/user', authUser)
  app.use('/api/:locale/account/*', mailsAfterwards)
  app.all('/api/*', createApiDoor(api, refused))
  app.get('/_scripts/off', leaveScripts)
  for (const reserved of [
    '/_serverFn/*',
    '/assets/*',
    '/_page/*',
    '/img/*',
    '/files/*',
    '/media/*',
    '/icons/*',
    '/graphql/*',
  ]) {
    app.all(reserved, (c) => c.text('Not Found', 404))
  }

  // the Dutch home by its long name: remembers the choice
  app.get('/nl', (c) => {
    c.header('set-cookie', localeCookie('nl'))
    return c.redirect('/', 302)
  })
  app.use(canonicalUrl, followRedirects)

  app.get('/', async (c) => {
    const { locale, remember } = homeLanguage({
      cookie: getCookie(c, 'locale'),
      acceptLanguage: c.req.header('accept-language'),
      userAgent: c.req.header('user-agent'),
    })
    const answer = locale === 'nl' ? await page(c) : c.redirect(homePath(locale), 302)
    if (remember) {
      // with a cookie of its own the answer is this visitor's
      c.set('kept', undefined)
      answer.headers.append('set-cookie', localeCookie(locale))
    }
    return answer
  })
  app.get('*', page)
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }))

  app.onError(async (error, c) => {
    const { shop, requestId } = c.var
    // without a valid configuration there is no page either, and what is wrong with it is the operator's to read
    if (!shop) {
      createLog('error')('error', 'shop.misconfigured', { message: error.message })
      return c.text('The shop cannot be reached at the moment.', 503, {
        'retry-after': '60',
        'cache-control': 'no-store',
      })
    }
    shop.log('error', 'request.failed', { req: requestId, message: error.stack ?? error.message })
    const locale = c.req.path.startsWith('/api/') ? toLocale(c.req.path.slice(5)) : localeOfPath(c.req.path)
    return errorPage({ t: await loadTranslator(locale), locale, config: shop.config }, 500)
  })
  return {
    fetch: app.fetch,
    /** What is to be done every minute, whether or not anybody comes. */
    scheduled: async (_: unknown, env: Bindings) => deliverMails(shopOf(env)),
  }
}
