/** What an isolate or process keeps between requests: configuration, caches, backends. Made on the first request. */

import { redirects } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { type Admission, createAdmission } from './admission.ts'
import type { Bindings } from './bindings.ts'
import { isWithin } from './cache/elapsed.ts'
import { PageCache } from './cache/page-cache.ts'
import { ReadThrough, type WaitUntil } from './cache/read-through.ts'
import { TagTokens } from './cache/tag-tokens.ts'
import { type BackendClient, type BackendFetch, createBackend } from './clients/backend.ts'
import { createPublicReads } from './clients/public-reads.ts'
import { type Config, readConfig } from './config.ts'
import { deriveKeys } from './derive-keys.ts'
import { createNamedIcons, type FindIcon } from './icons/named-icons.ts'
import { createImages, type Images } from './images/images.ts'
import { createLog, type Log } from './log.ts'
import { createSendMail, type SendMail } from './mail/send-mail.ts'
import { toRedirectRules } from './redirect-rules.ts'
import { buildRedirects, type RedirectTable } from './redirects.ts'
import { SeenSessions } from './seen-sessions.ts'
import { createSealer, type Sealer } from './session.ts'

export type EmbeddedOptions = {
  db: Bindings['COMMERCE_DB']
  debug: boolean
  shopOrigin: string
}
type CommerceOptions = EmbeddedOptions & {
  shopName: string
  operatorEmail: string | null
  /** Sign links in mails: the first signs, all are believed. */
  linkKeys: readonly Uint8Array[]
  sendMail: SendMail | null
}
export interface Embedded {
  commerce(options: CommerceOptions): Promise<BackendFetch>
  content(options: EmbeddedOptions): Promise<BackendFetch>
}

export interface Shop {
  config: Config
  env: Bindings
  log: Log
  sealer: Sealer
  tokens: TagTokens
  answers: ReadThrough
  pages: PageCache
  commerce: BackendClient
  content: BackendClient
  images: Images
  /** Null where the operator names no host of icons. */
  icons: FindIcon | null
  admission: Admission
  sessions: SeenSessions
  /** The embedded backends' own doors, for `/graphql/*`; null when external. */
  embedded: { commerce: BackendFetch | null; content: BackendFetch | null }
  redirects(locale: Locale, waitUntil: WaitUntil): Promise<RedirectTable>
  /** The table as it was a moment ago, without waiting; undefined when it should be asked for again. */
  redirectsNow(locale: Locale): RedirectTable | undefined
}

/** How long a table is used without asking the cache for it again. A purge in this process ends it at once. */
const tableMs = 1_000

/** Loaded on the first call, so that a cached page never waits for a GraphQL server. */
function lazily(load: () => Promise<BackendFetch>): BackendFetch {
  let fetch: Promise<BackendFetch> | undefined
  return async (request) => {
    fetch ??= load().catch((error: unknown) => {
      fetch = undefined
      throw error
    })
    return (await fetch)(request)
  }
}

/** @param buildId goes into the keys of pages: another build draws them anew */
export function createShop(env: Bindings, embedded: Embedded, buildId: string): Shop {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  const tokens = new TagTokens(env.SHOP_DB, log)
  const answers = new ReadThrough({ kv: env.KV, tokens, log })
  // without a public origin the shop may be called by several names: its own files are then named by path
  const common = { debug: !config.production, shopOrigin: config.publicOrigin ?? '' }
  const { brand: shopName, operatorEmail } = config
  const sendMail = createSendMail(config.mail, env.SMTP)
  const openCommerce = async () => {
    const linkKeys = await deriveKeys(config.sessionKeys, 'mail-links')
    return embedded.commerce({ db: env.COMMERCE_DB, ...common, shopName, operatorEmail, linkKeys, sendMail })
  }
  const doors = {
    commerce: lazily(openCommerce),
    content: lazily(() => embedded.content({ db: env.CONTENT_DB, ...common })),
  }
  const commerce = createBackend({
    name: 'commerce',
    url: config.commerceUrl,
    token: null,
    embedded: doors.commerce,
    cache: answers,
    log,
  })
  const content = createBackend({
    name: 'content',
    url: config.contentUrl,
    token: config.contentToken,
    embedded: doors.content,
    cache: answers,
    log,
  })
  const tables = new WeakMap<object, RedirectTable>()
  const recent = new Map<Locale, { table: RedirectTable; since: number; version: number }>()

  return {
    config,
    env,
    log,
    sealer: createSealer(config.sessionKeys),
    tokens,
    answers,
    pages: new PageCache({ kv: env.KV, tokens, log, buildId }),
    commerce,
    content,
    images: createImages(env, config, log),
    icons: config.iconUrl ? createNamedIcons(config.iconUrl) : null,
    admission: createAdmission(config),
    sessions: new SeenSessions(),
    embedded: {
      commerce: config.commerceUrl ? null : doors.commerce,
      content: config.contentUrl ? null : doors.content,
    },
    async redirects(locale, waitUntil) {
      const siteId = config.sites[locale]
      const reads = createPublicReads({
        commerce,
        content,
        cache: answers,
        locale,
        siteId,
        waitUntil,
        by: { lane: 'guest', caller: 'redirects' },
        onRead: () => undefined,
      })
      try {
        const answer = await reads.content(redirects, { siteId })
        // the kept answer is one object until it is fetched anew: so is its table
        const table = tables.get(answer) ?? buildRedirects(toRedirectRules(answer))
        tables.set(answer, table)
        recent.set(locale, { table, since: Date.now(), version: tokens.version })
        return table
      } catch {
        return { exact: new Map(), patterns: [] }
      }
    },
    redirectsNow(locale) {
      const known = recent.get(locale)
      return known && isWithin(Date.now() - known.since, tableMs) && known.version === tokens.version
        ? known.table
        : undefined
    },
  }
}
