/** Services of a platform: `env` on Workers, built by node/bindings.ts on Node. */
import type { Fetcher, ImagesBinding } from '@cloudflare/workers-types'
import type { FollowedTokens } from '../cache/tag-tokens.ts'
import type { Backend } from '../clients/graphql.ts'
import type { Vars } from '../config/settings.ts'
import type { ImageService } from '../images/image-service.ts'
import type { LimitStore } from '../limits/limit-store.ts'
import type { CreateSmtp } from '../mail/outgoing-mail.ts'
import type { Kv, Sql } from '../storage/storage.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** What several processes share besides KV. */
export interface SharedState {
  tokens: FollowedTokens
  limits: LimitStore
  /** Since when the store cannot be reached; null: it can. */
  readonly lostAt: Date | null
}

export interface Bindings extends Vars {
  KV: Kv
  /** The shop's own data: tag tokens, rate limits, not-found log. */
  SHOP_DB: Sql
  /** Data of the embedded backends; unused by external ones. */
  COMMERCE_DB: Sql
  CONTENT_DB: Sql
  /** Only on Workers: files of the build, and image resizing. */
  ASSETS?: Fetcher
  IMAGES?: ImagesBinding
  /** Only on Node. */
  IMAGE_SERVICE?: ImageService
  /** Only on Node with CACHE_URL. */
  SHARED?: SharedState
  SMTP?: CreateSmtp
  /** Calls external backends, if the platform has a faster client than `fetch`. */
  BACKEND_FETCH?: Backend['fetch']
  /** Rejects if the disk of the database files takes no more writes. */
  DISK_PROBE?: () => Promise<void>
  /** Only with METRICS_TOKEN. */
  METRICS?: Metrics
}

/** The platform's part of each request: complete on Node, the ExecutionContext on Workers. */
export interface Platform {
  waitUntil(work: Promise<unknown>): void
  passThroughOnException(): void
  /** Address of the socket or from a trusted proxy; empty if unknown. */
  clientAddress?: string
  /** Set to true if the response is already encoded. */
  complete?: boolean
}
