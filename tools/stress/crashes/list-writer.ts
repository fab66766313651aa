// Customers who make product lists, change all targets of one in a request, and remove every second one.
import type { DatabaseSync } from 'node:sqlite'
import type { Visitor } from '../../../tests/support/visit.ts'
import type { CrashingShop } from './crashing-shop.ts'
import { none, type Writer } from './writer.ts'

const changes = 6
/** Customers may have a hundred lists. */
const most = 90

type Known = {
  name: string
  id: string | null
  isFilled: boolean
  /** Target quantity of every line that was confirmed last, and that was sent last. */
  confirmed: number
  sent: number
  removal: 'none' | 'sent' | 'confirmed'
}

export const createListWriter = (
  { insist, tryOnce, isOver }: CrashingShop,
  customers: readonly Visitor['cookies'][],
  productIds: readonly string[],
): Writer => {
  const lists: Known[] = []

  async function findByName(cookies: Visitor['cookies'], name: string): Promise<string | null> {
    const found = (await (await insist(cookies, '/api/en/lists'))?.json()) as { lists: { id: string; name: string }[] }
    return found?.lists.find((list) => list.name === name)?.id ?? null
  }
  /** The request is not repeated: another list of the same name would be made. */
  async function create(cookies: Visitor['cookies'], name: string): Promise<string | null> {
    const response = await tryOnce(cookies, '/api/en/lists', { name })
    if (!response?.ok) return findByName(cookies, name)
    const { next } = (await response.json()) as { next: string }
    return new URL(next, 'http://shop.example').searchParams.get('list')
  }
  async function change(cookies: Visitor['cookies'], list: Known) {
    let saved = 0
    for (const productId of productIds) {
      const response = await insist(cookies, '/api/en/lists/save', { productId, list: list.id })
      if (response?.ok) saved += 1
    }
    list.isFilled = saved === productIds.length
    for (let par = 1; list.isFilled && par <= changes && !isOver(); par++) {
      list.sent = par
      const fields = Object.fromEntries(productIds.map((id) => [`par-${id}`, String(par)]))
      const response = await insist(cookies, `/api/en/lists/${list.id}/arrange`, fields)
      if (response?.ok) list.confirmed = par
    }
  }
  async function use(cookies: Visitor['cookies'], customer: number) {
    let stored = 0
    for (let index = 0; !isOver() && stored < most; index++) {
      const list: Known = {
        ...{ name: `Crash ${customer}-${index}`, id: null, isFilled: false },
        ...{ confirmed: 0, sent: 0, removal: 'none' },
      }
      lists.push(list)
      list.id = await create(cookies, list.name)
      if (list.id === null) continue
      stored += 1
      await change(cookies, list)
      if (index % 2 || stored > most / 2) {
        list.removal = 'sent'
        if (await insist(cookies, `/api/en/lists/${list.id}/remove`, {})) list.removal = 'confirmed'
        stored -= 1
      }
    }
  }
  return {
    run: async () => void (await Promise.all(customers.map(use))),
    check: (db) => checkLists(db, lists, productIds.length),
  }
}

function checkLists(db: DatabaseSync, lists: readonly Known[], lines: number) {
  const named = db.prepare('SELECT id FROM product_lists WHERE name = ?')
  const targets = db.prepare('SELECT par FROM product_list_items WHERE list_id = ?')
  let [lost, doubled, returned, partial] = [0, 0, 0, 0]
  for (const { name, id, isFilled, confirmed, sent, removal } of lists) {
    const rows = named.all(name)
    if (rows.length > 1) doubled += 1
    if (id !== null && removal === 'none' && rows.length === 0) lost += 1
    if (removal === 'confirmed' && rows.length > 0) returned += 1
    if (!isFilled || rows[0] === undefined) continue
    const pars = targets.all(rows[0].id ?? null).map(({ par }) => Number(par ?? 0))
    const [first = -1] = pars
    if (pars.length !== lines || pars.some((par) => par !== first)) partial += 1
    else if (first < confirmed || first > sent) lost += 1
  }
  const of = `of ${lists.length} with ${lists.reduce((sum, { confirmed }) => sum + confirmed, 0)} confirmed changes`
  return [
    none(`lists or changes of lists lost, ${of}`, lost),
    none('lists doubled', doubled),
    none('removed lists that are there again', returned),
    none('lists of which a request changed only some lines', partial),
  ]
}
