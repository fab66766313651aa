// Context of every resolver, built per request: services and request-scoped loaders.
import { createLoader } from '../../graphql/loader.ts'
import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { SubmissionServices } from '../forms/submission-mails.ts'
import type { SubscriptionServices } from '../forms/subscriptions.ts'
import type { StoredFormSettings } from '../rules/stored.ts'
import { type AssetRow, readAssets } from '../sql/assets.ts'
import { type EntryRow, listEntries } from '../sql/entries.ts'
import { type FormRow, readForms } from '../sql/forms.ts'
import { readSites, type Site } from '../sql/sites.ts'
import type { UploadLimits } from '../sql/submissions.ts'

export type Services = SubmissionServices &
  SubscriptionServices & {
    shopOrigin: string
    /** First eight digits of the SHA-256 of a picture by its path, such as `/media/scenes/fish.webp`; null if unknown. */
    pictureHash: (path: string) => string | null
    uploads: UploadLimits
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

/** A newsletter takes no subscriptions without mails that confirm them. */
function closeNewsletter(form: FormRow): FormRow {
  const { newsletter }: StoredFormSettings = JSON.parse(form.settings)
  return newsletter ? { ...form, available: 0 } : form
}

export function createContext(services: Services, request: Request): Context {
  const { db, now } = services
  const instant = now().toISOString()
  const preview = request.headers.has(previewHeader)
  const canConfirm = services.sendMail !== null && services.linkToConfirmation !== null
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
    form: bySite(async (siteId, handles: readonly string[]) => {
      const rows = await readForms(db, siteId, handles)
      return canConfirm ? rows : new Map([...rows].map(([handle, row]) => [handle, closeNewsletter(row)]))
    }),
  }
}
