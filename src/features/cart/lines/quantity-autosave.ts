/**
 * Quantities typed in the cart until the shop holds them, outside of React: a line may be left, and its number is sent all the same.
 * Part of the cart's store; read by the lines, sent by SaveLines, and waited for before the checkout.
 */
import type { Problem } from '#service/problem.ts'
import { newIdempotencyKey } from '../store/cart-response.ts'

interface LineChange {
  text: string
  /** Of whoever typed it: tried again it is the same one, so that it undoes nothing that was changed elsewhere since. */
  press: string
  /** unsaved: the shop could not be reached, it is tried again; refused: it said no, somebody has to type. */
  state: 'typed' | 'sending' | 'saved' | 'unsaved' | 'refused'
  problem: Problem | null
}

/** The quantity that the shop holds now, null when the line is gone; or why not. */
export type Saved = { quantity: number | null } | { problem: Problem }

/** Sends one quantity; never throws. */
export type Save = (lineId: string, text: string, press: string) => Promise<Saved>

/** Id of the field of a line, to lead back to what is not saved. */
export const lineFieldId = (lineId: string) => `line-${lineId}`

/** How long a field rests before its number is sent, and how long until what could not be sent is tried again. */
const restMs = 500
const retryMs = 5_000

const isUnreachable = ({ status }: Problem) => status === 0 || status >= 500
const isSettled = ({ state }: LineChange) => state === 'saved' || state === 'refused'

export type QuantityAutosave = ReturnType<typeof createQuantityAutosave>

/** Before the checkout opens: sends what was typed, and waits for every write. @returns whether the shop holds all of it */
export async function saveAll(changes: QuantityAutosave, settled: () => Promise<unknown>): Promise<boolean> {
  await changes.flush()
  await settled()
  // typed meanwhile
  return changes.findOpen() === null
}

/** Sends what waits as soon as there is a connection again, and when the page is left. @returns how to stop that */
export function sendWith(page: EventTarget, changes: QuantityAutosave): () => void {
  const sendAll = () => void changes.flush()
  page.addEventListener('online', sendAll)
  page.addEventListener('pagehide', sendAll)
  return () => {
    page.removeEventListener('online', sendAll)
    page.removeEventListener('pagehide', sendAll)
  }
}

export function createQuantityAutosave(save: Save) {
  const changes = new Map<string, LineChange>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const underWay = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  function set(id: string, change: Omit<LineChange, 'problem'> & { problem?: LineChange['problem'] }) {
    changes.set(id, { problem: null, ...change })
    for (const listener of listeners) listener()
  }
  function stop(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function drop(id: string) {
    stop(id)
    if (!changes.delete(id)) return
    for (const listener of listeners) listener()
  }
  function sendAfter(id: string, ms: number) {
    stop(id)
    const due = () => {
      timers.delete(id)
      void send(id)
    }
    timers.set(id, setTimeout(due, ms))
  }
  async function run(id: string) {
    for (let change = changes.get(id); change && !isSettled(change); change = changes.get(id)) {
      const { text, press } = change
      // what is tried again stays told as unsaved
      set(id, { ...change, state: 'sending' })
      const outcome = await save(id, text, press)
      const now = changes.get(id)
      if (!now) return
      if (now.text !== text) {
        // typed on while it was under way: that goes next, once it rests
        set(id, { text: now.text, press: now.press, state: 'typed' })
        if (timers.has(id)) return
      } else if ('quantity' in outcome) {
        if (outcome.quantity === null) drop(id)
        else set(id, { text: String(outcome.quantity), press, state: 'saved' })
        return
      } else {
        const unreachable = isUnreachable(outcome.problem)
        set(id, { text, press, state: unreachable ? 'unsaved' : 'refused', problem: outcome.problem })
        if (unreachable) sendAfter(id, retryMs)
        return
      }
    }
  }
  function send(id: string): Promise<void> {
    const running = underWay.get(id)
    if (running) return running
    const sending = run(id).finally(() => underWay.delete(id))
    underWay.set(id, sending)
    return sending
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: (id: string) => changes.get(id) ?? null,
    /** Takes what a field holds; an emptied field, and one that says again what the cart holds, ask for nothing. */
    write(id: string, text: string, held: number) {
      const wanted = text.trim()
      if (!underWay.has(id) && (wanted === '' || wanted === String(held))) return drop(id)
      if (wanted === '') return
      set(id, { text: wanted, press: newIdempotencyKey(), state: underWay.has(id) ? 'sending' : 'typed' })
      sendAfter(id, restMs)
    },
    /** Sends at once what waits, of one line or of all. @returns whether the shop holds every number that was typed */
    async flush(only?: string): Promise<boolean> {
      const open = [...changes].flatMap(([id, change]) => (isSettled(change) || (only && id !== only) ? [] : [id]))
      for (const id of open) stop(id)
      await Promise.all(open.map(send))
      return [...changes.values()].every(({ state }) => state === 'saved')
    },
    /** The line whose number the shop does not hold, if there is one. */
    findOpen: () => [...changes].find(([, { state }]) => state !== 'saved')?.[0] ?? null,
    hasUnsaved: () => [...changes.values()].some(({ state }) => state === 'unsaved'),
    /** Forgets lines that are in the cart no more. */
    keep(lineIds: readonly string[]) {
      for (const id of [...changes.keys()]) if (!lineIds.includes(id)) drop(id)
    },
  }
}
