/** What the shop measures. On Node platform/node/metrics.ts implements it; on Workers there is none. Labels are names from lists of the code, never values of a request. */
import type { RouteName } from '#i18n/routes.ts'

export type RequestKind = 'api-read' | 'api-write' | 'picture' | 'file' | 'operations' | 'other'
/** A page by its screen, any other request by its kind. */
export type Route = RouteName | RequestKind

/** `shell`: the cached page shell of customers. `miss`: rendered for the cache. `live`: rendered for this request. `rejected`: by a limit. */
export type CacheState = 'fresh' | 'stale' | 'expired' | 'shell' | 'miss' | 'live' | 'rejected' | 'none'

export type Limit =
  | 'screen'
  | 'listed'
  | 'unknown'
  | 'arbitrary'
  | 'search'
  | 'customer'
  | 'form-network'
  | 'form-email'
  | 'upload'
  | 'purge'

export type BackendCall = { backend: string; operation: string; result: string; seconds: number }

export type OutboxCounts = { waiting: number; sent: number; failed: number; oldestDueSeconds: number }

/** State at the time of a request for the metrics. */
export interface Snapshot {
  renders: { running: number; queued: number }
  outboxes: Partial<Record<'mail' | 'commerce-events' | 'content-events', OutboxCounts>>
  /** Whether CACHE_URL can be reached; null without it. */
  isCacheReachable: boolean | null
}

export interface Metrics {
  /** @param seconds until the response started */
  countRequest(request: { route: Route; cache: CacheState; status: number; seconds: number }): void
  countCall(call: BackendCall): void
  countLimit(limit: Limit): void
  countRenderRejection(reason: 'caller' | 'overload' | 'gone'): void
  /** Prometheus text format. */
  write(snapshot: Snapshot): Promise<{ contentType: string; text: string }>
}
