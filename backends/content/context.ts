// What every resolver is given: the database and what one request has already read from it. Built once per request by handler.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { type Language, toLanguage } from './language.ts'
import { createLoader } from './loader.ts'
import { type AssetRow, readAssets } from './sql/assets.ts'
import { type EntryRow, listEntries } from './sql/entries.ts'
import { type FormRow, readForms } from './sql/forms.ts'
import { readSites, type Site } from './sql/sites.ts'

export type Services = {
  db: D1Database
  shopOrigin: string
  now: () => Date
}

export type Context = Services & {
  /** Of the reader, as far as the request says. */
  language: Language
  /** The sites, read once per request. */
  sites: () => Promise<Site[]>
  entry: (siteId: number, id: number) => Promise<EntryRow | undefined>
  /** One entry in every site it is shown in. */
  localized: (id: number) => Promise<EntryRow[]>
  asset: (siteId: number, id: number) => Promise<AssetRow | undefined>
  form: (siteId: number, handle: string) => Promise<FormRow | undefined>
}

export function createContext(services: Services, request: Request): Context {
  const { db, now } = services
  const instant = now().toISOString()
  let sites: Promise<Site[]> | null = null

  const bySite = <Key, Value>(read: (siteId: number, keys: Key[]) => Promise<Map<Key, Value>>) => {
    const loaders = new Map<number, (key: Key) => Promise<Value | undefined>>()
    return (siteId: number, key: Key) => {
      const load = loaders.get(siteId) ?? createLoader<Key, Value>((keys) => read(siteId, keys))
      loaders.set(siteId, load)
      return load(key)
    }
  }
  const localized = createLoader<number, EntryRow[]>(async (ids) =>
    Map.groupBy(await listEntries(db, { ids, now: instant }), ({ id }) => id),
  )
  return {
    ...services,
    language: toLanguage(request.headers.get('x-locale')),
    sites: () => {
      sites ??= readSites(db)
      return sites
    },
    entry: bySite(async (siteId, ids: number[]) => {
      const rows = await listEntries(db, { ids, siteIds: [siteId], now: instant })
      return new Map(rows.map((row) => [row.id, row]))
    }),
    localized: async (id) => (await localized(id)) ?? [],
    asset: bySite((siteId, ids: number[]) => readAssets(db, siteId, ids)),
    form: bySite((siteId, handles: string[]) => readForms(db, siteId, handles)),
  }
}
