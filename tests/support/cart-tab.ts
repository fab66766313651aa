// A browser tab with a cart, without a browser: the shop's client code, connected as its providers connect it, over a
// connection that can fail.

import { addItemToCart, setLineQuantity } from '#features/cart/cart.actions.ts'
import type { Cart } from '#features/cart/cart.ts'
import { type CartResponse, newIdempotencyKey } from '#features/cart/store/cart-response.ts'
import { type CartStore, createCartStore } from '#features/cart/store/cart-store.ts'
import { type SaveResult, saveAll, sendWith } from '#features/cart/store/quantity-autosave.ts'
import { createUndo, type UndoAction, type UndoStep } from '#features/cart/store/undo.ts'
import type { FormAction } from '#features/forms/form-action.ts'
import { createToastStore } from '#features/notifications/toast-store.ts'
import type { Result } from '#service/result.ts'
import type { EmbeddedShop, FaultMode, Tab } from './embedded-shop.ts'

export type Connection = {
  isThere: boolean
  /** Outcome of writes. `late`: the shop handles the write, and its response is held back. */
  fate: FaultMode | 'late'
  late: (() => void)[]
  busy: number
}

type Options = {
  /** Called when the shop has saved a typed quantity. */
  saved?: (lineId: string, quantity: string) => void
  /** Called for each completed undo step. */
  takenBack?: (action: UndoAction, steps: readonly UndoStep[]) => void
  /** true: the backend has no extensions. */
  isBase?: boolean
}

const unreachable = { ok: false, problem: { status: 0, title: 'unreachable' } } as const

export type CartTab = ReturnType<typeof openCartTab>

export function openCartTab(shop: EmbeddedShop, { saved, takenBack, isBase = false }: Options = {}) {
  const tab: Tab = { unconfirmed: undefined }
  const connection: Connection = { isThere: true, fate: 'answered', late: [], busy: 0 }
  const store = createCartStore()
  const { changes } = store
  const toasts = createToastStore()
  const page = new EventTarget()
  const others: { store: CartStore }[] = []
  /** By toast id: whether the last undo succeeded. */
  const undos = new Map<string, boolean>()

  async function ask(path: string, fields: Record<string, string> | null, done?: () => void): Promise<Result<unknown>> {
    const { isThere, fate } = connection
    if (!isThere || (fields && fate === 'swallowed')) return unreachable
    connection.busy += 1
    const answer = await shop.ask(tab, path, fields, isBase)
    const read = await answer.json()
    if (answer.ok) done?.()
    connection.busy -= 1
    if (fields && fate === 'lost') return unreachable
    if (fields && fate === 'late') await new Promise<void>((through) => connection.late.push(through))
    return answer.ok ? { ok: true, value: read } : { ok: false, problem: read }
  }
  async function read<Answer>(path: string): Promise<Answer | null> {
    const outcome = await ask(path, null)
    return outcome.ok ? (outcome.value as Answer) : null
  }
  const readCart = async () => (await read<{ cart: Cart | null }>('/cart'))?.cart ?? null
  const renew = () =>
    store.renew(async () => {
      const answer = await read<{ cart: Cart | null }>('/cart')
      if (!answer) throw new Error('no answer')
      return answer.cart
    })

  /** @param done called when the shop has handled the request */
  async function send(
    { path }: FormAction<CartResponse>,
    values: Record<string, string | undefined>,
    done?: () => void,
  ) {
    const fields = { idempotencyKey: newIdempotencyKey(), ...values }
    const outcome = await store.write(async () => (await ask(path, fields, done)) as Result<CartResponse>)
    if (outcome.ok) for (const other of others) other.store.accept(outcome.value.cart)
    else if (outcome.problem.status >= 400 && outcome.problem.status < 500) void renew()
    return outcome
  }
  async function save(lineId: string, quantity: string): Promise<SaveResult> {
    const outcome = await send(setLineQuantity(lineId), { quantity }, () => saved?.(lineId, quantity))
    if (!outcome.ok) return { problem: outcome.problem }
    const line = outcome.value.cart?.lines.find(({ id }) => id === lineId)
    if (!line) tellUndo(addItemToCart, outcome.value.removed ?? [])
    return { quantity: line?.quantity ?? null }
  }
  store.setSaver(save)
  sendWith(page, changes)

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
    const id = toasts.add({ title: action.path, action: { label: 'Undo', run } })
    return id
  }

  return {
    tab,
    connection,
    store,
    toasts,
    undos,
    changes,
    page,
    others,
    renew,
    send,
    read,
    readCart,
    tellUndo,
    /** Saves typed quantities before the checkout opens. */
    saveAll: () => saveAll(changes, store.settled),
  }
}

/** Waits until no request is in flight in any tab; held-back responses do not count. */
export async function waitForIdle(tabs: readonly CartTab[]): Promise<void> {
  for (let idleTurns = 0; idleTurns < 3; idleTurns++) {
    await new Promise((done) => setImmediate(done))
    if (tabs.some(({ connection }) => connection.busy > 0)) idleTurns = -1
  }
}
