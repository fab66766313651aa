/** What a platform must give. Workers gives it as `env`; node-bindings.ts builds the same on Node. */
import type { D1Database, Fetcher, ImagesBinding, KVNamespace } from '@cloudflare/workers-types'
import type { ImageWorks } from './images/works.ts'
import type { CreateSmtp } from './mail/send-mail.ts'

/** The string variables and secrets; config.ts checks them. */
export type Vars = {
  PUBLIC_ORIGIN?: string
  BRAND_NAME?: string
  COLOUR_MODES?: string
  OPERATOR_EMAIL?: string
  SMTP_URL?: string
  MAIL_API_URL?: string
  MAIL_API_TOKEN?: string
  MAIL_FROM?: string
  COMMERCE_URL?: string
  COMMERCE_TOKEN_TYPE?: string
  COMMERCE_SHIPPING_METHOD?: string
  CONTENT_URL?: string
  CONTENT_TOKEN?: string
  CONTENT_SITES?: string
  CONTENT_FAQ_PAGE?: string
  SESSION_KEYS?: string
  PURGE_TOKENS?: string
  PURGE_LIMIT?: string
  PAGE_LIMIT?: string
  SEARCH_LIMIT?: string
  UNKNOWN_LIMIT?: string
  PURGE_HMAC_KEY?: string
  REDIRECT_HOSTS?: string
  IMAGE_ORIGINS?: string
  IMAGE_PATHS?: string
  ICON_URL?: string
  DEMO?: string
  EXPOSE_GRAPHQL?: string
  TRUST_PROXY?: string
  LOG_LEVEL?: string
  NODE_ENV?: string
}

export interface Bindings extends Vars {
  /** Cached answers and pages. */
  KV: KVNamespace
  /** The shop's own facts: tag tokens, rate limits. */
  SHOP_DB: D1Database
  /** The embedded backends' data; unused when they are external. */
  COMMERCE_DB: D1Database
  CONTENT_DB: D1Database
  /** Cloudflare's way to the files of the build, and to pictures in other sizes. */
  ASSETS?: Fetcher
  IMAGES?: ImagesBinding
  /** The same two where there is no Cloudflare. */
  IMAGE_WORKS?: ImageWorks
  /** Mails over SMTP, where the platform can. */
  SMTP?: CreateSmtp
  /** Where the databases are files: fails when nothing more can be written beside them. */
  PROBE_DISK?: () => Promise<void>
}
