/** State of an isolate or process between requests: configuration, caches, backends. Created on the first request. */
import type { Locale } from '#i18n/locales.ts'
import type { RouteName } from '#i18n/routes.ts'
import { cacheBytes, MemoryBudget, MemoryCache } from '../cache/memory.ts'
import { noCache, type ResponseCache } from '../cache/no-cache.ts'
import { PageCache } from '../cache/page-cache.ts'
import type { Freshness } from '../cache/policy.ts'
import { ReadThrough } from '../cache/read-through.ts'
import { sqlTokens, TagTokens } from '../cache/tag-tokens.ts'
import { type BackendClient, type BackendFetch, createBackend } from '../clients/backend.ts'
import { type Config, readConfig } from '../config/config.ts'
import { type Development, withReports } from '../config/development.ts'
import { createLog, type Log } from '../config/log.ts'
import { createLogOnce, type LogOnce } from '../config/log-once.ts'
import { Warnings } from '../config/warnings.ts'
import { createImages, type Images } from '../images/images.ts'
import { createRemoteIcons, type FindIcon } from '../images/remote-icons.ts'
import { type Admission, createAdmission } from '../limits/admission.ts'
import type { SendMail } from '../mail/outgoing-mail.ts'
import { createSendMail } from '../mail/send-mail.ts'
import { createSendEvent, type SendEvent } from '../outbox/webhook.ts'
import type { Bindings } from '../platform/bindings.ts'
import { createCloudflareImages } from '../platform/cloudflare/image-service.ts'
import { NotFoundLog } from '../redirects/not-found-log.ts'
import type { RedirectTable } from '../redirects/redirect-table.ts'
import { deriveKeys } from '../session/derive-keys.ts'
import { createSealer, type Sealer } from '../session/session.ts'
import { SessionCache } from '../session/session-cache.ts'
import { lazy } from './lazy.ts'
import { createMailedLinks } from './mailed-links.ts'
import { createRedirectTables, type RedirectTables } from './redirect-tables.ts'

export type EmbeddedOptions = {
  db: Bindings['COMMERCE_DB']
  debug: boolean
  shopOrigin: string
  pictureHash?: (path: string) => string | null
}
type CommerceOptions = EmbeddedOptions & {
  shopName: string
  operatorEmail: string | null
  operatorLocale: Locale
  seller: Config['seller']
  orderPhone: string | null
  minimumOrderCents: number
  smallOrders: { freeFromCents: number; feeCents: number }
  /** Keys for links in mails: the first signs, all verify. */
  linkKeys: readonly Uint8Array[]
  sendMail: SendMail | null
  sendEvent: SendEvent | null
  /** In days; 0: forever. */
  retention: { orders: number; mails: number; requests: number }
}
type ContentOptions = EmbeddedOptions & {
  sendMail: ((mail: object) => Promise<void>) | null
  sendEvent: SendEvent | null
  uploads: Config['uploads']
  formDays: number
  linkToFile(path: string): string
  linkToConfirmation(path: string, until: Date): string
  shopName: string
}
export interface Embedded {
  commerce(options: CommerceOptions): Promise<BackendFetch>
  content(options: ContentOptions): Promise<BackendFetch>
}

export interface RepeatableVisit {
  path: string
  route: RouteName
  locale: Locale
  /** Without a redirect of the path. Weak: a URL that is not requested again must not keep an old table. */
  table: WeakRef<RedirectTable>
  key: string
  freshness: Freshness
}

export interface Services extends RedirectTables {
  config: Config
  env: Bindings
  log: Log
  logOnce: LogOnce
  warnings: Warnings
  sealer: Sealer
  tokens: TagTokens
  answers: ResponseCache
  pages: PageCache
  /** By URL: what a request from a guest needs to get the cached page, once that was sent. */
  visits: MemoryCache<RepeatableVisit>
  /** Null: not the dev server. */
  development: Development | null
  commerce: BackendClient
  content: BackendClient
  images: Images
  icons: FindIcon | null
  admission: Admission
  sessions: SessionCache
  notFoundLog: NotFoundLog
  /** Handlers of the embedded backends, for `/graphql/*`; null if external. */
  embedded: { commerce: BackendFetch | null; content: BackendFetch | null }
}

/** Loaded on the first call, so that cached pages do not wait for a GraphQL server. */
function lazyLoad(load: () => Promise<BackendFetch>): BackendFetch {
  let fetch: Promise<BackendFetch> | undefined
  return async (request, variables) => {
    fetch ??= load().catch((error: unknown) => {
      fetch = undefined
      throw error
    })
    return (await fetch)(request, variables)
  }
}

/** @param buildId part of the cache keys of pages: another build renders them again */
export function createServices(
  env: Bindings,
  embedded: Embedded,
  buildId: string,
  development: Development | null = null,
): Services {
  const config = readConfig(env)
  const written = createLog(config.logLevel)
  const log = development ? withReports(written, development) : written
  const logOnce = createLogOnce(log)
  const warnings = new Warnings(logOnce)
  const tokens = new TagTokens(env.SHARED?.tokens ?? sqlTokens(env.SHOP_DB), log)
  const memory = new MemoryBudget(cacheBytes)
  const answers = development ? noCache : new ReadThrough({ kv: env.KV, tokens, log, memory })
  const imageService = env.IMAGE_SERVICE ?? createCloudflareImages(env)
  const openHashes = lazy(() => imageService.openHashes())
  // without a public origin the shop has several host names: its own files then have URLs without host
  const common = { debug: !config.production, shopOrigin: config.publicOrigin ?? '' }
  const { brand: shopName, operatorEmail, operatorLocale, orderPhone, seller } = config
  const openCommerce = async () => {
    const linkKeys = deriveKeys(config.sessionKeys, 'mail-links')
    const smallOrders = { freeFromCents: config.freeDeliveryFrom * 100, feeCents: config.smallOrderFee * 100 }
    const minimumOrderCents = config.minimumOrder * 100
    const mails = { operatorEmail, operatorLocale, orderPhone }
    const shopSettings = { shopName, seller, ...mails, minimumOrderCents, smallOrders }
    const sendMail = createSendMail(config.mail, env.SMTP)
    const sendEvent = createSendEvent(config.orderWebhook)
    const pictureHash = await openHashes()
    const senders = { linkKeys, sendMail, sendEvent }
    const { orders, mails: mailDays, forms: requests } = config.retention
    const retention = { orders, mails: mailDays, requests }
    return embedded.commerce({ db: env.COMMERCE_DB, ...common, pictureHash, ...shopSettings, ...senders, retention })
  }
  const sendFormMail = async (mail: object) => {
    const body = JSON.stringify(mail)
    try {
      const request = new Request('http://commerce.embedded/outbox', { method: 'POST', body })
      const { ok, status } = await handlers.commerce(request)
      if (!ok) throw new Error(`the outbox returned ${status}`)
    } catch (error) {
      // the form submission itself is stored
      log('error', 'form-mail.failed', { message: String(error) })
    }
  }
  const handlers: Record<'commerce' | 'content', BackendFetch> = {
    commerce: lazyLoad(openCommerce),
    content: lazyLoad(async () =>
      embedded.content({
        db: env.CONTENT_DB,
        ...common,
        pictureHash: await openHashes(),
        shopName,
        ...createMailedLinks(config, common.shopOrigin),
        sendMail: config.commerceUrl === null ? sendFormMail : null,
        sendEvent: createSendEvent(config.orderWebhook),
        uploads: config.uploads,
        formDays: config.retention.forms,
      }),
    ),
  }
  const commerce = createBackend({
    name: 'commerce',
    url: config.commerceUrl,
    extensions: config.commerceExtensions,
    token: config.commerceToken,
    tokenHeader: config.commerceTokenHeader,
    embedded: handlers.commerce,
    network: env.BACKEND_FETCH,
    onCall: env.METRICS?.countCall,
    cache: answers,
    log,
  })
  const content = createBackend({
    name: 'content',
    url: config.contentUrl,
    extensions: config.contentExtensions,
    token: config.contentToken,
    embedded: handlers.content,
    network: env.BACKEND_FETCH,
    onCall: env.METRICS?.countCall,
    cache: answers,
    log,
  })
  const images = lazy(() => createImages(imageService, config, log, memory))
  const notFoundLog = lazy(() => new NotFoundLog(env.SHOP_DB, log))

  return {
    config,
    env,
    log,
    logOnce,
    warnings,
    sealer: createSealer(config.sessionKeys),
    tokens,
    answers,
    pages: new PageCache({ kv: env.KV, tokens, log, logOnce, buildId, memory }),
    visits: new MemoryCache(memory, 'userInput'),
    development,
    commerce,
    content,
    get images() {
      return images()
    },
    icons: config.iconUrl ? createRemoteIcons(config.iconUrl) : null,
    admission: createAdmission(config, env.SHARED?.limits ?? null),
    sessions: new SessionCache(memory),
    get notFoundLog() {
      return notFoundLog()
    },
    embedded: {
      commerce: config.commerceUrl ? null : handlers.commerce,
      content: config.contentUrl ? null : handlers.content,
    },
    ...createRedirectTables({ config, commerce, content, cache: answers, tokens, warnings }),
  }
}
