// A tab of the browser with a cart: the shop's own client code, joined as its providers join it, over a connection that can fail.
// For tests of what becomes of a cart, without a browser.
import type { Cart } from '#features/cart/cart.ts'
import { type CartAnswer, newPress } from '#features/cart/cart-answer.ts'
import { createCartWrites } from '#features/cart/cart-writes.ts'
import { createHeldCart } from '#features/cart/held-cart.ts'
import { createLineChanges, type Saved, saveAll, sendWith } from '#features/cart/line-changes.ts'
import { createUndo, type UndoAction, type UndoStep } from '#features/cart/undo.ts'
import type { Outcome } from '#features/forms/send-form.ts'
import { createToastStore } from '#features/notifications/toast-store.ts'
import type { EmbeddedShop, Fate, Tab } from './embedded-shop.ts'

export type Connection = {
  isThere: boolean
  /** What becomes of writes. `late`: the shop does it, and the answer waits until it is let through. */
  fate: Fate | 'late'
  late: (() => void)[]
  /** Requests that are under way. */
  busy: number
}

type Options = {
  /** Told of a typed number when the shop has it. */
  saved?: (lineId: string, quantity: string) => void
  /** Told each time that the shop does a step that takes something back. */
  takenBack?: (action: UndoAction, steps: readonly UndoStep[]) => void
  /** At a backend without extensions. */
  isBase?: boolean
}

const unreachable = { ok: false, problem: { status: 0, title: 'unreachable' } } as const

export type CartTab = ReturnType<typeof openCartTab>

export function openCartTab(shop: EmbeddedShop, { saved, takenBack, isBase = false }: Options = {}) {
  const tab: Tab = { unanswered: undefined }
  const connection: Connection = { isThere: true, fate: 'answered', late: [], busy: 0 }
  const writes = createCartWrites()
  const held = createHeldCart()
  const toasts = createToastStore()
  const page = new EventTarget()
  const others: { hear(cart: Cart | null): void }[] = []
  /** By toast, whether its deed could be taken back the last time that was tried. */
  const undos = new Map<string, boolean>()

  async function ask(path: string, fields: Record<string, string> | null, done?: () => void): Promise<Outcome> {
    const { isThere, fate } = connection
    if (!isThere || (fields && fate === 'swallowed')) return unreachable
    connection.busy += 1
    const answer = await shop.ask(tab, path, fields, isBase)
    const read = await answer.json()
    if (answer.ok) done?.()
    connection.busy -= 1
    if (fields && fate === 'lost') return unreachable
    if (fields && fate === 'late') await new Promise<void>((through) => connection.late.push(through))
    return answer.ok ? { ok: true, answer: read } : { ok: false, problem: read }
  }
  async function read<Answer>(path: string): Promise<Answer | null> {
    const outcome = await ask(path, null)
    return outcome.ok ? (outcome.answer as Answer) : null
  }
  const readCart = async () => (await read<{ cart: Cart | null }>('/cart'))?.cart ?? null

  function hear(cart: Cart | null) {
    held.accept(cart)
    changes.keep((held.getCart()?.lines ?? []).map(({ id }) => id))
  }
  const renew = async () => hear(await readCart())

  /** @param done called when the shop has done it */
  async function send(action: string, values: Record<string, string>, done?: () => void) {
    const fields = { press: newPress(), ...values }
    const outcome = (await writes.add(() => ask(action, fields, done))) as Outcome<CartAnswer>
    if (outcome.ok) for (const one of [{ hear }, ...others]) one.hear(outcome.answer.cart)
    else if (outcome.problem.status >= 400 && outcome.problem.status < 500) void renew()
    return outcome
  }
  async function save(lineId: string, quantity: string): Promise<Saved> {
    const outcome = await send(`/cart/items/${lineId}`, { quantity }, () => saved?.(lineId, quantity))
    if (!outcome.ok) return { problem: outcome.problem }
    const line = outcome.answer.cart?.lines.find(({ id }) => id === lineId)
    if (!line) tellUndo('/cart/items', outcome.answer.removed ?? [])
    return { quantity: line?.quantity ?? null }
  }
  const changes = createLineChanges(save)
  sendWith(page, changes)

  /** Says that something was done, with a way back. */
  function tellUndo(action: UndoAction, steps: readonly UndoStep[]) {
    const undo = createUndo(action, steps)
    const taken = () => takenBack?.(action, steps)
    const run = async () => {
      const problem = await undo(
        (to, values) => send(to, values, taken),
        () => undefined,
      )
      if (id) undos.set(id, problem === null)
      return problem === null
    }
    const id = toasts.add({ title: action, action: { label: 'Undo', run } })
    return id
  }

  return {
    tab,
    connection,
    held,
    toasts,
    undos,
    changes,
    page,
    others,
    hear,
    renew,
    send,
    read,
    readCart,
    tellUndo,
    /** Before the checkout opens. */
    saveAll: () => saveAll(changes, writes.settled),
  }
}

/** Until nothing is under way in any tab; late answers stay late. */
export async function untilIdle(tabs: readonly CartTab[]): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    await new Promise((done) => setImmediate(done))
    if (tabs.some(({ connection }) => connection.busy > 0)) quiet = -1
  }
}
