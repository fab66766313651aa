/** The limits: what a caller may request, and renders in flight of this process. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '#i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { isWorkerd } from '../time/event-loop.ts'
import type { LimitStore } from './limit-store.ts'
import { RenderQueue } from './render-queue.ts'
import { SharedBuckets } from './shared-buckets.ts'
import { type Buckets, TokenBuckets } from './token-buckets.ts'
import { UploadQueue } from './upload-queue.ts'

/**
 * Requests of guests that are charged. `screen`: never cached, at a fixed URL, such as the login. `listed`: a missing page that is cached
 * for all. `unknown`: a URL that was not found. `arbitrary`: any number of such URLs, or never cached. `search`: over the API.
 */
export type GuestRequest = 'screen' | 'listed' | 'unknown' | 'arbitrary' | 'search'

/** `bytes`: free bytes of the quota, in base64. `message`: for uploads that exceed it, in the language of the caller. */
export type UploadRoom = { bytes: number; message: string }

export interface Admission {
  renders: RenderQueue
  /** Submissions of CMS forms with files. */
  uploads: UploadQueue
  /** Networks whose submissions are refused, until their window ends: a flood of them is refused without a query. */
  refusedNetworks: LRUCache<string, true>
  /** What the embedded CMS reported within the last second: a flood of uploads to a full storage is refused without a query. */
  uploadRoom: LRUCache<Locale, UploadRoom>
  customers: Buckets
  customerCost: number
  guests: Buckets
  /** In seconds. `reserve`: what it leaves to more important requests of the same caller. */
  guestCosts: Readonly<Record<GuestRequest, { cost: number; reserve: number }>>
}

const maxQueued = 400
/** A screen costs little, a page for all is rendered once, and many guests of an office open them. */
const pagePerArbitraryPage = 5
/** What a caller may request at once, in seconds: 12 of each importance. */
const burst = 12
const customerBurst = 4

/** In workerd a request must not wait for another one, and the platform starts more isolates. */
const withoutQueue = { individual: Number.POSITIVE_INFINITY, shared: Number.POSITIVE_INFINITY }

/** @param perMinute 0: no limit */
const costOf = (perMinute: number) => (perMinute === 0 ? 0 : 60 / perMinute)

/** @param shared counters of all processes; null: the buckets are those of this process */
export function createAdmission({ limits, commerceUrl, contentUrl }: Config, shared: LimitStore | null): Admission {
  // a page over embedded backends occupies this CPU only; over a network it mostly waits
  const queue = commerceUrl || contentUrl ? { individual: 64, shared: 16 } : { individual: 2, shared: 1 }
  const maxInFlight = {
    customer: limits.customers === 0 ? Number.POSITIVE_INFINITY : 6,
    // many guests may share an address, such as an office: the queue and the buckets limit them
    guest: Number.POSITIVE_INFINITY,
    // leaves room in the queue for visitors
    background: isWorkerd ? 4 : maxQueued / 2,
  }
  const maxRunning = isWorkerd ? withoutQueue : queue
  const page = costOf(limits.pages)
  const renders = new RenderQueue({ maxRunning, maxInFlight, maxQueued, maxWaitMs: 10_000 })
  const createBuckets = (name: string, capacity: number) =>
    shared ? new SharedBuckets(shared, name, capacity) : new TokenBuckets(capacity)
  const isBusy = () => renders.isRendering
  return {
    renders,
    // the embedded CMS encodes and stores files on this CPU; an external one is mostly waited for
    uploads: new UploadQueue({
      isBusy,
      ...(contentUrl ? { maxRunning: 8, restFactor: 0 } : { maxRunning: 1, restFactor: 3 }),
    }),
    refusedNetworks: new LRUCache({ max: 10_000 }),
    uploadRoom: new LRUCache({ max: 10, ttl: 1_000 }),
    customers: createBuckets('customers', customerBurst),
    customerCost: costOf(limits.customers),
    guests: createBuckets('guests', burst * 3),
    guestCosts: {
      screen: { cost: page / pagePerArbitraryPage, reserve: 0 },
      listed: { cost: page / pagePerArbitraryPage, reserve: burst },
      unknown: { cost: costOf(limits.unknown), reserve: burst },
      arbitrary: { cost: page, reserve: burst * 2 },
      search: { cost: costOf(limits.searches), reserve: burst * 2 },
    },
  }
}
