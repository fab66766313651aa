/** Applies edits to the entries of a list (pure): storage area, target quantity and order. */
import { type FieldErrors, parseCount, stocktakeFieldName } from './stocktake.ts'

export interface ListEntry {
  productId: string
  amount: number
  area: string | null
  par: number | null
  position: number | null
}

export interface EntryMove {
  productId: string
  by: -1 | 1
}

/** Characters; the limit of the contract's own backend. */
export const maxAreaLength = 40

/** Parses `up:12`, the value of a move button; null for anything else. */
export function toMove(text: string | undefined): EntryMove | null {
  const [, way, productId] = /^(up|down):(.{1,64})$/.exec(text ?? '') ?? []
  return productId ? { productId, by: way === 'up' ? -1 : 1 } : null
}

function read(entry: ListEntry, fields: Readonly<Record<string, string>>, wrong: FieldErrors): ListEntry {
  const areaField = stocktakeFieldName('area', entry.productId)
  const parField = stocktakeFieldName('par', entry.productId)
  const area = fields[areaField]?.trim()
  const par = fields[parField] === undefined ? entry.par : parseCount(fields[parField])
  if (par === undefined || par === 0) wrong[parField] = 'forms.quantity'
  if (area !== undefined && area.length > maxAreaLength) wrong[areaField] = 'forms.tooLong'
  return { ...entry, area: area === undefined ? entry.area : area || null, par: par ?? null }
}

function moved(entries: readonly ListEntry[], { productId, by }: EntryMove): ListEntry[] {
  const from = entries.findIndex((entry) => entry.productId === productId)
  const entry = entries[from]
  const other = entries[from + by]
  if (!entry || !other) return [...entries]
  return entries.with(from, other).with(from + by, entry)
}

interface Arranged {
  entries: ListEntry[]
  changed: ListEntry[]
  wrong: FieldErrors
}

export function editEntries(
  given: readonly ListEntry[],
  fields: Readonly<Record<string, string>>,
  move: EntryMove | null = null,
): Arranged {
  const wrong: FieldErrors = {}
  const typed = given.map((entry) => read(entry, fields, wrong))
  const entries = move ? moved(typed, move).map((entry, position) => ({ ...entry, position })) : typed
  const before = new Map(given.map((entry) => [entry.productId, entry]))
  const changed = entries.filter((entry) => {
    const old = before.get(entry.productId)
    return old?.area !== entry.area || old?.par !== entry.par || old?.position !== entry.position
  })
  return { entries, changed, wrong }
}
