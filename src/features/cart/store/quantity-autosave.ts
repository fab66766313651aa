/** Saves edited cart quantities with debounce and retry. Outside of React, so that a save continues after its line is unmounted. */
import type { Problem } from '#service/problem.ts'
import { newIdempotencyKey } from './cart-response.ts'

interface LineChange {
  text: string
  /** Idempotency key of the edit: a retry reuses it, so that it does not overwrite a newer change from elsewhere. */
  idempotencyKey: string
  /** unsaved: backend unreachable, will be retried; refused: rejected, the user must change it. */
  state: 'typed' | 'sending' | 'saved' | 'unsaved' | 'refused'
  problem: Problem | null
}

/** Quantity at the backend, null if the line no longer exists; or the problem. */
export type SaveResult = { quantity: number | null } | { problem: Problem }

export type SaveQuantity = (lineId: string, text: string, idempotencyKey: string) => Promise<SaveResult>

export const lineFieldId = (lineId: string) => `line-${lineId}`

/** Debounce of typing, and delay before a retry. */
const debounceMs = 500
const retryMs = 5_000

const isUnreachable = ({ status }: Problem) => status === 0 || status >= 500
const isSettled = ({ state }: LineChange) => state === 'saved' || state === 'refused'

export type QuantityAutosave = ReturnType<typeof createQuantityAutosave>

/** Saves all edits and waits for every write. @returns whether all quantities are saved */
export async function saveAll(changes: QuantityAutosave, settled: () => Promise<unknown>): Promise<boolean> {
  await changes.flush()
  await settled()
  // the user may have typed meanwhile
  return changes.findOpen() === null
}

/** Saves pending edits when the browser is online again and when the page is left. @returns unsubscribe function */
export function sendWith(page: EventTarget, changes: QuantityAutosave): () => void {
  const sendAll = () => void changes.flush()
  page.addEventListener('online', sendAll)
  page.addEventListener('pagehide', sendAll)
  return () => {
    page.removeEventListener('online', sendAll)
    page.removeEventListener('pagehide', sendAll)
  }
}

export function createQuantityAutosave(save: SaveQuantity) {
  const changes = new Map<string, LineChange>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const inFlight = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  function set(id: string, change: Omit<LineChange, 'problem'> & { problem?: LineChange['problem'] }) {
    changes.set(id, { problem: null, ...change })
    for (const listener of listeners) listener()
  }
  function stop(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function discard(id: string) {
    stop(id)
    if (!changes.delete(id)) return
    for (const listener of listeners) listener()
  }
  function sendAfter(id: string, ms: number) {
    stop(id)
    const fire = () => {
      timers.delete(id)
      void send(id)
    }
    timers.set(id, setTimeout(fire, ms))
  }
  async function run(id: string) {
    for (let change = changes.get(id); change && !isSettled(change); change = changes.get(id)) {
      const { text, idempotencyKey } = change
      // keeps the problem, so that a retry is still shown as unsaved
      set(id, { ...change, state: 'sending' })
      const outcome = await save(id, text, idempotencyKey)
      const now = changes.get(id)
      if (!now) return
      if (now.text !== text) {
        // edited while in flight: saved next, after the debounce
        set(id, { text: now.text, idempotencyKey: now.idempotencyKey, state: 'typed' })
        if (timers.has(id)) return
      } else if ('quantity' in outcome) {
        if (outcome.quantity === null) discard(id)
        else set(id, { text: String(outcome.quantity), idempotencyKey, state: 'saved' })
        return
      } else {
        const unreachable = isUnreachable(outcome.problem)
        set(id, { text, idempotencyKey, state: unreachable ? 'unsaved' : 'refused', problem: outcome.problem })
        if (unreachable) sendAfter(id, retryMs)
        return
      }
    }
  }
  function send(id: string): Promise<void> {
    const running = inFlight.get(id)
    if (running) return running
    const sending = run(id).finally(() => inFlight.delete(id))
    inFlight.set(id, sending)
    return sending
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: (id: string) => changes.get(id) ?? null,
    /** Records the text of a field; an empty or unchanged one discards the edit. */
    write(id: string, text: string, held: number) {
      const wanted = text.trim()
      if (!inFlight.has(id) && (wanted === '' || wanted === String(held))) return discard(id)
      if (wanted === '') return
      set(id, { text: wanted, idempotencyKey: newIdempotencyKey(), state: inFlight.has(id) ? 'sending' : 'typed' })
      sendAfter(id, debounceMs)
    },
    /** Saves pending edits of one line or of all at once. @returns whether all quantities are saved */
    async flush(only?: string): Promise<boolean> {
      const open = [...changes].flatMap(([id, change]) => (isSettled(change) || (only && id !== only) ? [] : [id]))
      for (const id of open) stop(id)
      await Promise.all(open.map(send))
      return [...changes.values()].every(({ state }) => state === 'saved')
    },
    findOpen: () => [...changes].find(([, { state }]) => state !== 'saved')?.[0] ?? null,
    hasUnsaved: () => [...changes.values()].some(({ state }) => state === 'unsaved'),
    keep(lineIds: readonly string[]) {
      for (const id of [...changes.keys()]) if (!lineIds.includes(id)) discard(id)
    },
  }
}
