// Keeps the snapshot of the catalogue current: events of Vendure rebuild it, and the shop purges what changed.
import {
  AssetEvent,
  CollectionEvent,
  CollectionModificationEvent,
  CustomerGroupEvent,
  type EventBus,
  ProductChannelEvent,
  ProductEvent,
  ProductVariantEvent,
  ProductVariantPriceEvent,
  StockMovementEvent,
  TaxRateEvent,
  type TransactionalConnection,
} from '@vendure/core'
import { changedTags, fingerprint } from './changes.ts'
import { readEngineCatalogue } from './read-engine.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'
import type { CatalogueRows } from './tables.ts'
import { toRows } from './to-rows.ts'

export type CatalogueStore = {
  current(): Snapshot
  /** Reads Vendure's catalogue again, and resolves once it is served and purged. */
  rebuild(): Promise<void>
  /** Runs a task whose events rebuild the catalogue once, at its end. */
  whilePaused<Result>(task: () => Promise<Result>): Promise<Result>
  stop(): void
}

type Options = {
  connection: TransactionalConnection
  events: EventBus
  /** @throws Error if the shop did not confirm */
  purge(tags: string[]): Promise<void>
  log(message: string): void
}

/** An editor's change has several events. */
const settleMs = 50
/** Requests that started before a rebuild read the former snapshot. */
const closeAfterMs = 30_000
const retryPurgeMs = 2_000

const events = [
  AssetEvent,
  CollectionEvent,
  CollectionModificationEvent,
  CustomerGroupEvent,
  ProductChannelEvent,
  ProductEvent,
  ProductVariantEvent,
  ProductVariantPriceEvent,
  StockMovementEvent,
  TaxRateEvent,
]

export async function openCatalogue({ connection, events: bus, purge, log }: Options): Promise<CatalogueStore> {
  const read = async () => {
    const { rows, unlisted } = toRows(await readEngineCatalogue(connection))
    return { rows, fingerprints: fingerprint(rows), unlisted }
  }
  let served = await read()
  let snapshot = await createSnapshot(served.rows)
  const unpurged = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let isDue = false
  let pauses = 0
  let isStopped = false
  report()

  function report() {
    for (const { name, reason } of served.unlisted) log(`"${name}" is not listed: ${reason}.`)
  }

  async function rebuildOnce(): Promise<void> {
    const former = served
    const next = await read()
    await serve(former.rows, next.rows)
    served = next
    if (JSON.stringify(former.unlisted) !== JSON.stringify(next.unlisted)) report()
    for (const tag of changedTags(former.fingerprints, next.fingerprints)) unpurged.add(tag)
    await purgeChanged()
  }

  async function serve(before: CatalogueRows, after: CatalogueRows): Promise<void> {
    // an update fails if two products exchange a unique value
    if (await snapshot.update(before, after).catch(() => false)) return
    const former = snapshot
    snapshot = await createSnapshot(after)
    setTimeout(() => former.close(), closeAfterMs).unref()
  }

  async function purgeChanged(): Promise<void> {
    if (unpurged.size === 0) return
    const tags = [...unpurged]
    try {
      await purge(tags)
      for (const tag of tags) unpurged.delete(tag)
    } catch (error) {
      log(`The shop did not purge ${tags.length} tags: ${error}. The bridge tries again.`)
      setTimeout(() => void (isStopped || purgeChanged()), retryPurgeMs).unref()
    }
  }

  /** One rebuild at a time; an event during a rebuild causes another one. */
  function rebuild(): Promise<void> {
    isDue = true
    running ??= (async () => {
      try {
        while (isDue) {
          isDue = false
          await rebuildOnce()
        }
      } finally {
        running = null
      }
    })()
    return running
  }

  const subscription = bus
    .filter((event) => events.some((type) => event instanceof type))
    .subscribe(() => {
      if (pauses > 0 || timer) return
      timer = setTimeout(() => {
        timer = null
        rebuild().catch((error) => log(`The catalogue could not be read: ${error}`))
      }, settleMs)
    })
  return {
    current: () => snapshot,
    rebuild,
    async whilePaused(task) {
      pauses += 1
      try {
        return await task()
      } finally {
        pauses -= 1
        await rebuild()
      }
    },
    stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      subscription.unsubscribe()
    },
  }
}
