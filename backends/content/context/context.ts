// Context of every resolver, built per request: services and request-scoped loaders.
import { createLoader } from '../../graphql/loader.ts'
import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import type { LinkToFile, SendMail } from '../forms/submission-mails.ts'
import { type AssetRow, readAssets } from '../sql/assets.ts'
import { type EntryRow, listEntries } from '../sql/entries.ts'
import { type FormRow, readForms } from '../sql/forms.ts'
import { readSites, type Site } from '../sql/sites.ts'
import type { UploadLimits } from '../sql/submissions.ts'

export type Services = {
  db: Sql
  shopOrigin: string
  sendMail: SendMail | null
  uploads: UploadLimits
  linkToFile: LinkToFile | null
  now: () => Date
}

export type Context = Services & {
  /** Language of the request; English if absent or unknown. */
  language: Locale
  /** Preview request of an editor: includes drafts and unpublished pages. */
  preview: boolean
  sites: () => Promise<Site[]>
  entry: (siteId: number, id: number) => Promise<EntryRow | undefined>
  localized: (id: number) => Promise<EntryRow[]>
  asset: (siteId: number, id: number) => Promise<AssetRow | undefined>
  form: (siteId: number, handle: string) => Promise<FormRow | undefined>
}

/** Craft's header. The edge decides who may send it. */
const previewHeader = 'x-craft-token'

export function createContext(services: Services, request: Request): Context {
  const { db, now } = services
  const instant = now().toISOString()
  const preview = request.headers.has(previewHeader)
  let sites: Promise<Site[]> | null = null

  const bySite = <Key, Value>(read: (siteId: number, keys: readonly Key[]) => Promise<Map<Key, Value>>) => {
    const loaders = new Map<number, (key: Key) => Promise<Value | undefined>>()
    return (siteId: number, key: Key) => {
      const load = loaders.get(siteId) ?? createLoader<Key, Value>((keys) => read(siteId, keys))
      loaders.set(siteId, load)
      return load(key)
    }
  }
  const localized = createLoader<number, EntryRow[]>(async (ids) =>
    Map.groupBy(await listEntries(db, { ids, preview, now: instant }), ({ id }) => id),
  )
  return {
    ...services,
    preview,
    language: toLocale(request.headers.get('x-locale')),
    sites: () => {
      sites ??= readSites(db)
      return sites
    },
    entry: bySite(async (siteId, ids: readonly number[]) => {
      const rows = await listEntries(db, { ids, siteIds: [siteId], preview, now: instant })
      return new Map(rows.map((row) => [row.id, row]))
    }),
    localized: async (id) => (await localized(id)) ?? [],
    asset: bySite((siteId, ids: readonly number[]) => readAssets(db, siteId, ids)),
    form: bySite((siteId, handles: readonly string[]) => readForms(db, siteId, handles)),
  }
}
