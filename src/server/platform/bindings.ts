/** What a platform must give. Workers gives it as `env`; node/bindings.ts builds the same on Node. */
import type { Fetcher, ImagesBinding } from '@cloudflare/workers-types'
import type { MemoryBudget } from '../cache/memory.ts'
import type { Backend } from '../clients/graphql.ts'
import type { Vars } from '../config/settings.ts'
import type { ImageService } from '../images/image-service.ts'
import type { CreateSmtp } from '../mail/send-mail.ts'
import type { Kv, Sql } from './storage.ts'

export interface Bindings extends Vars {
  /** Cached answers and pages. */
  KV: Kv
  /** The shop's own facts: tag tokens, rate limits. */
  SHOP_DB: Sql
  /** The embedded backends' data; unused when they are external. */
  COMMERCE_DB: Sql
  CONTENT_DB: Sql
  /** Cloudflare's way to the files of the build, and to pictures in other sizes. */
  ASSETS?: Fetcher
  IMAGES?: ImagesBinding
  /** The same two where there is no Cloudflare. */
  IMAGE_SERVICE?: ImageService
  /** What caches may hold, where it is more than an isolate has. */
  MEMORY?: MemoryBudget
  /** Mails over SMTP, where the platform can. */
  SMTP?: CreateSmtp
  /** Calls of external backends, where the platform has a quicker way than its `fetch`. */
  BACKEND_FETCH?: Backend['fetch']
  /** Where the databases are files: fails when nothing more can be written beside them. */
  PROBE_DISK?: () => Promise<void>
}

/** What a platform gives with each request; Node gives all of it, Workers its ExecutionContext. */
export interface Platform {
  waitUntil(work: Promise<unknown>): void
  passThroughOnException(): void
  /** Of the socket or of a proxy to believe; empty where there is none. */
  clientAddress?: string
  /** Set by who gives an answer that is encoded already. */
  complete?: boolean
}
