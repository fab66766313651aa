/** Applies edits to the entries of a list (pure): storage area, target quantity and order. */
import { type FieldErrors, parseCount, stocktakeFieldName } from './stocktake.ts'

export interface ListEntry {
  productId: string
  amount: number
  area: string | null
  par: number | null
  position: number | null
}

/** What changes of an entry; an absent field stays as it is. */
export type EntryChange = Pick<ListEntry, 'productId' | 'amount'> & Partial<ListEntry>

export interface EntryMove {
  productId: string
  by: -1 | 1
}

type Fields = Readonly<Record<string, string>>

/** Area and target by product id as the form showed them: a field that still has its value is not an edit, so it does not undo that of a colleague. */
export type SeenPlaces = Readonly<Record<string, readonly [area: string | null, par: number | null]>>

/** Characters; the limit of the contract's own backend. */
export const maxAreaLength = 40

export const toSeenPlaces = (lines: readonly Pick<ListEntry, 'productId' | 'area' | 'par'>[]): SeenPlaces =>
  Object.fromEntries(lines.map(({ productId, area, par }) => [productId, [area, par]]))

/** Parses the JSON of SeenPlaces; null for anything else. */
export function parseSeenPlaces(text: string): SeenPlaces | null {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null) return null
    return Object.values(given).every(isPlace) ? (given as SeenPlaces) : null
  } catch {
    return null
  }
}

const isPlace = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  (value[0] === null || typeof value[0] === 'string') &&
  (value[1] === null || typeof value[1] === 'number')

/** Parses `up:12`, the value of a move button; null for anything else. */
export function toMove(text: string | undefined): EntryMove | null {
  const [, way, productId] = /^(up|down):(.{1,64})$/.exec(text ?? '') ?? []
  return productId ? { productId, by: way === 'up' ? -1 : 1 } : null
}

const fieldsOf = (productId: string) => ({
  area: stocktakeFieldName('area', productId),
  par: stocktakeFieldName('par', productId),
})

/** The fields without those that have the value that the form showed. */
function withoutSeen(fields: Fields, seen: SeenPlaces): Fields {
  const shown = new Map(
    Object.entries(seen).flatMap(([productId, [area, par]]) => {
      const names = fieldsOf(productId)
      return [[names.area, area ?? ''] as const, [names.par, par === null ? '' : String(par)] as const]
    }),
  )
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value.trim() !== shown.get(name)))
}

function read(entry: ListEntry, fields: Fields, wrong: FieldErrors): ListEntry {
  const names = fieldsOf(entry.productId)
  const area = fields[names.area]?.trim()
  const par = fields[names.par] === undefined ? entry.par : parseCount(fields[names.par] ?? '')
  if (par === undefined || par === 0) wrong[names.par] = 'forms.quantity'
  if (area !== undefined && area.length > maxAreaLength) wrong[names.area] = 'forms.tooLong'
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
  changed: EntryChange[]
  wrong: FieldErrors
  /** Whether a field or the move is of a product that is no longer on the list. */
  isGone: boolean
}

export function editEntries(
  given: readonly ListEntry[],
  fields: Fields,
  { move = null, seen = {} }: { move?: EntryMove | null; seen?: SeenPlaces } = {},
): Arranged {
  const wrong: FieldErrors = {}
  const edits = withoutSeen(fields, seen)
  const typed = given.map((entry) => read(entry, edits, wrong))
  const entries = move ? moved(typed, move).map((entry, position) => ({ ...entry, position })) : typed
  const before = new Map(given.map((entry) => [entry.productId, entry]))
  const changed = entries.flatMap((entry) => toChange(before.get(entry.productId), entry) ?? [])
  const known = [...Object.keys(seen), ...(move ? [move.productId] : [])]
  const isGone = known.some((productId) => {
    const { area, par } = fieldsOf(productId)
    return !before.has(productId) && (move?.productId === productId || area in edits || par in edits)
  })
  return { entries, changed, wrong, isGone }
}

/** Null if nothing changed. */
function toChange(old: ListEntry | undefined, entry: ListEntry): EntryChange | null {
  const { productId, amount, area, par, position } = entry
  const change = {
    ...(old?.area !== area && { area }),
    ...(old?.par !== par && { par }),
    ...(old?.position !== position && { position }),
  }
  return Object.keys(change).length > 0 ? { productId, amount, ...change } : null
}
