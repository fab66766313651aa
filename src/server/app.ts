/** Creates the edge: middleware and routes in order. Renderer, API and embedded backends are parameters; nothing here imports React. */
import { Context, type ErrorHandler, type ExecutionContext, type Handler, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { loadTranslator } from '#i18n/translator.ts'
import { localeCookie } from '#protocol/protocol.ts'
import { createLog } from './config/log.ts'
import type { Api, AppEnv, Renderer } from './context/env.ts'
import { createServices, type Embedded, type Services } from './context/services.ts'
import { buildManifest } from './endpoints/build-manifest.ts'
import { graphqlRoute } from './endpoints/graphql.ts'
import { healthz, readyz } from './endpoints/health.ts'
import { pageData } from './endpoints/hydration-data.ts'
import { image } from './endpoints/image.ts'
import { disableScripts } from './endpoints/no-js.ts'
import { robots } from './endpoints/robots.ts'
import { sitemapFile, sitemapIndex, sitemapPart, sitemapPath } from './endpoints/sitemap.ts'
import { speculationRules } from './endpoints/speculation-rules.ts'
import { technicalFile } from './endpoints/technical-file.ts'
import { isAborted } from './http/aborted.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { deliverAfterWrite } from './http/deliver-after-write.ts'
import type { DevelopmentParts } from './http/development.ts'
import { errorPage } from './http/error-page.ts'
import { followRedirects } from './http/follow-redirects.ts'
import { homeLanguage, homePath, rememberLocale } from './http/home-language.ts'
import { localeOfUrlPath } from './http/locale-of-url-path.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { checkWrite } from './http/writes/check-write.ts'
import { repeatVisit } from './pages/repeated-visit.ts'
import { handlePage } from './pages/serve-page.ts'
import type { Bindings } from './platform/bindings.ts'
import { notFoundLogPath } from './session/signed-link.ts'

export interface AppParts {
  api: Api
  loadRenderer: () => Promise<Renderer>
  embedded: Embedded
  /** The pages of the wholesaler's staff. Absent: none. */
  loadDesk?: () => Promise<(app: Hono<AppEnv>) => Hono<AppEnv>>
  /** Caches of another build are not read. */
  buildId: string
  /** Absent: not the dev server. */
  development?: DevelopmentParts | null
}

/** Loads an endpoint on its first request, so that serving a cached page does not load it. */
const lazyEndpoint =
  (load: () => Promise<Handler<AppEnv>>): Handler<AppEnv> =>
  async (c, next) =>
    (await load())(c, next)

const mailedLink = lazyEndpoint(async () => (await import('./endpoints/mailed-link.ts')).mailedLink)
const notFoundLog = lazyEndpoint(async () => (await import('./endpoints/not-found-log.ts')).notFoundLog)
const submittedFile = lazyEndpoint(async () => (await import('./endpoints/submitted-file.ts')).submittedFile)
const subscription = lazyEndpoint(async () => (await import('./endpoints/subscription.ts')).subscription)
const metrics = lazyEndpoint(async () => (await import('./endpoints/metrics.ts')).metrics)
const outbox = lazyEndpoint(async () => (await import('./endpoints/outbox.ts')).outbox)

const remoteIcon = lazyEndpoint(async () => (await import('./endpoints/remote-icon.ts')).remoteIcon)

const handleError: ErrorHandler<AppEnv> = async (error, c) => {
  const { services, requestId } = c.var
  // services are missing if the configuration is invalid: the message is only for the operator
  if (!services) {
    createLog('error')('error', 'shop.misconfigured', { message: error.message })
    return c.text('The shop cannot be reached at the moment.', 503, {
      'retry-after': '60',
      'cache-control': 'no-store',
    })
  }
  if (isAborted(error, c.req.raw)) {
    services.log('info', 'request.aborted', { req: requestId })
    return c.text('Bad Request', 400)
  }
  services.log('error', 'request.failed', { req: requestId, message: error.stack ?? error.message })
  const locale = localeOfUrlPath(c.req.path)
  return errorPage({ t: await loadTranslator(locale), locale, config: services.config }, 500)
}

export function createApp({ api, loadRenderer, embedded, loadDesk, buildId, development = null }: AppParts) {
  const servicesByEnv = new WeakMap<Bindings, Services>()

  function servicesOf(env: Bindings): Services {
    const services = servicesByEnv.get(env) ?? createServices(env, embedded, buildId, development)
    servicesByEnv.set(env, services)
    return services
  }

  const addCommonMiddleware = (app: Hono<AppEnv>) => {
    app.use((c, next) => {
      const services = servicesOf(c.env)
      c.set('services', services)
      c.set('api', api)
      c.set('loadRenderer', loadRenderer)
      c.set('origin', services.config.publicOrigin ?? c.req.url.slice(0, c.req.url.indexOf('/', 8)))
      return next()
    })
    if (development) app.use(development.middleware)
    app.use(requestLog, securityHeaders)
    app.onError(handleError)
    return app
  }

  const app = new Hono<AppEnv>()
  let apiApp: Hono<AppEnv> | undefined
  app.all('/api/*', async (c) => {
    const [{ mountApi }, routes] = await Promise.all([import('./endpoints/api.ts'), api.loadRoutes()])
    apiApp ??= mountApi(addCommonMiddleware(new Hono<AppEnv>()), routes)
    return apiApp.fetch(c.req.raw, c.env, c.executionCtx)
  })
  let deskApp: Hono<AppEnv> | undefined
  if (loadDesk)
    app.all('/desk/*', async (c) => {
      const mountDesk = await loadDesk()
      deskApp ??= mountDesk(addCommonMiddleware(new Hono<AppEnv>()).use(checkWrite, deliverAfterWrite))
      return deskApp.fetch(c.req.raw, c.env, c.executionCtx)
    })
  addCommonMiddleware(app)

  app.get('/healthz', healthz)
  app.get('/readyz', readyz)
  app.get('/metrics', metrics)
  app.get('/build/latest.json', buildManifest(buildId))
  app.get('/robots.txt', robots)
  app.get('/speculation-rules.json', speculationRules)
  app.get(sitemapPath, sitemapIndex)
  app.get(sitemapFile, sitemapPart)
  app.get('/_page/:file', pageData)
  app.get('/img/*', image)
  app.get('/icons/:file', remoteIcon)
  app.get('/files/technical/:file', technicalFile)
  app.get('/dev/outbox', outbox)
  app.all('/graphql/:party', graphqlRoute)
  // a cached page does not enter the checks of writes
  app.use((c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : checkWrite(c, next)))
  app.on(['GET', 'POST'], ['/operator/approve', '/account/email-address'], deliverAfterWrite, mailedLink)
  app.on(['GET', 'POST'], '/account/newsletter/*', deliverAfterWrite, subscription)
  app.get('/operator/files/*', submittedFile)
  // the second path is the former one
  app.on('GET', [notFoundLogPath, '/operator/missing-pages'], notFoundLog)
  app.get('/_scripts/off', disableScripts)
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

  app.get('/nl', (c) => {
    c.header('set-cookie', rememberLocale('nl'))
    return c.redirect('/', 302)
  })
  app.use(canonicalUrl, followRedirects)

  app.get('/', async (c) => {
    const { locale, remember } = homeLanguage({
      cookie: getCookie(c, localeCookie),
      acceptLanguage: c.req.header('accept-language'),
      userAgent: c.req.header('user-agent'),
    })
    const response = locale === 'nl' ? await handlePage(c) : c.redirect(homePath(locale), 302)
    if (remember) {
      // with a cookie the response is private
      c.set('cached', undefined)
      response.headers.append('set-cookie', rememberLocale(locale))
    }
    return response
  })
  app.get('*', handlePage)
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }))

  /** Null: the request has to be routed. */
  function repeat(request: Request, env: Bindings, executionCtx?: ExecutionContext): Response | null {
    const services = servicesByEnv.get(env)
    const visit = services?.visits.get(request.url)
    if (!services || !visit) return null
    const c = new Context<AppEnv>(request, { env, executionCtx, path: visit.path })
    c.set('services', services)
    return repeatVisit(c, visit)
  }

  return {
    fetch: (request: Request, env: Bindings, executionCtx?: ExecutionContext) =>
      repeat(request, env, executionCtx) ?? app.fetch(request, env, executionCtx),
    scheduled: async ({ scheduledTime }: { scheduledTime: number }, env: Bindings) => {
      const { runScheduled } = await import('./outbox/run-scheduled.ts')
      await runScheduled(servicesOf(env), scheduledTime)
    },
  }
}
