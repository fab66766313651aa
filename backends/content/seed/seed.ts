// Writes a site in four languages into an empty content database, on D1 or node:sqlite: the demo site, or the first pages of a new shop.
import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row, runAll } from '../../sql/insert-rows.ts'
import { assets } from './data/assets.ts'
import { entries } from './data/entries.ts'
import { forms } from './data/forms.ts'
import { globals } from './data/globals.ts'
import { entryIds } from './data/ids.ts'
import { localize, toStored, toStoredBlocks } from './data/localize.ts'
import { navigations } from './data/navigation.ts'
import { redirects } from './data/redirects.ts'
import type { SeedAsset, SeedEntry, SeedForm, SeedNode, SeedRedirect } from './data/shape.ts'

export type SeedSite = {
  name: string
  assets: SeedAsset[]
  entries: SeedEntry[]
  globals: readonly { id: number; handle: string; name: string; fields: object }[]
  navigations: Partial<Record<'mainNav' | 'footerNav' | 'topNav', SeedNode[]>>
  forms: SeedForm[]
  redirects: SeedRedirect[]
}

const tables = [
  'entry_drafts',
  'redirects',
  'form_texts',
  'forms',
  'nav_nodes',
  'global_texts',
  'globals',
  'asset_texts',
  'assets',
  'entry_texts',
  'entries',
  'sites',
]

const siteIds = { nl: 1, en: 2, de: 3, fr: 4 } as const
const json = (value: unknown) => JSON.stringify(value)

export async function seedContent(db: Sql): Promise<void> {
  await runAll(
    db,
    ['UPDATE nav_nodes SET parent_id = NULL', ...tables.map((table) => `DELETE FROM ${table}`)].map((sql) =>
      db.prepare(sql),
    ),
  )
  const all: SeedAsset[] = Object.values(assets)
  await insertSite(db, { name: 'Proviant', assets: all, entries, globals, navigations, forms, redirects })
}

export async function insertSite(db: Sql, site: SeedSite): Promise<void> {
  const sites = locales.map(
    (language): Row => [siteIds[language], language, site.name, language === 'nl' ? '' : `/${language}`],
  )
  await insertRows(db, 'sites', 'id, language, name, base_path', sites)
  await insertAssets(db, site)
  await insertEntries(db, site)
  await insertGlobals(db, site)
  await insertNavigations(db, site)
  await insertForms(db, site)
  await insertRedirects(db, site)
}

async function insertAssets(db: Sql, { assets }: SeedSite): Promise<void> {
  const columns = 'id, volume, path, kind, extension, mime_type, width, height, size, widths, embed'
  const rows = assets.map(
    ({ id, volume, path, kind, extension, mimeType, width, height, size, widths, embed }): Row => {
      return [id, volume, path, kind, extension, mimeType, width, height, size, json(widths), embed && json(embed)]
    },
  )
  await insertRows(db, 'assets', columns, rows)
  const texts = assets.flatMap(({ id, title, alt }) =>
    locales.map((each): Row => [id, siteIds[each], title[each], alt[each]]),
  )
  await insertRows(db, 'asset_texts', 'asset_id, site_id, title, alt', texts)
}

async function insertEntries(db: Sql, { entries }: SeedSite): Promise<void> {
  const inStructure = entries.filter(({ section }) => section === 'pages')
  const rows = entries.map((entry): Row => {
    const { key, section } = entry
    const position = section === 'pages' ? inStructure.indexOf(entry) + 1 : null
    return [entryIds[key], section, section === 'quotes' ? 'quote' : section, position]
  })
  await insertRows(db, 'entries', 'id, section, type, position', rows)
  const columns = 'entry_id, site_id, title, slug, uri, enabled, post_date, updated_at, seo, fields, blocks'
  await insertRows(db, 'entry_texts', columns, entries.flatMap(toTexts))
}

function toTexts({ key, date, title, uri, hidden = false, seo = {}, fields = {}, blocks = [] }: SeedEntry): Row[] {
  const stored = [toStored(seo), toStored(fields), toStoredBlocks(entryIds[key], blocks)]
  return locales.map((language) => {
    const path = uri?.[language] ?? null
    const slug = path?.split('/').at(-1) ?? key
    const texts = stored.map((part) => json(localize(part, language)))
    return [entryIds[key], siteIds[language], title[language], slug, path, !hidden, date, date, ...texts]
  })
}

async function insertGlobals(db: Sql, { globals }: SeedSite): Promise<void> {
  await insertRows(
    db,
    'globals',
    'id, handle, name',
    globals.map(({ id, handle, name }): Row => [id, handle, name]),
  )
  const texts = globals.flatMap(({ id, fields }) =>
    locales.map((language): Row => [id, siteIds[language], json(localize(fields, language))]),
  )
  await insertRows(db, 'global_texts', 'global_id, site_id, fields', texts)
}

async function insertNavigations(db: Sql, { navigations }: SeedSite): Promise<void> {
  const rows: Row[] = []
  const columns = 'id, nav, site_id, parent_id, position, title, entry_id, url, new_window'
  for (const language of locales) {
    const add = (nav: string, nodes: readonly SeedNode[], parent: number | null): void => {
      for (const [index, { title, entry, url, newWindow = false, children = [] }] of nodes.entries()) {
        const id = siteIds[language] * 1000 + rows.length + 1
        const address = url === undefined ? null : String(localize(url, language))
        const entryId = entry === undefined ? null : entryIds[entry]
        rows.push([id, nav, siteIds[language], parent, index + 1, title[language], entryId, address, newWindow])
        add(nav, children, id)
      }
    }
    for (const [nav, nodes] of Object.entries(navigations)) add(nav, nodes, null)
  }
  await insertRows(db, 'nav_nodes', columns, rows)
}

async function insertForms(db: Sql, { forms }: SeedSite): Promise<void> {
  const ids = new Map(forms.map(({ handle }, index) => [handle, 601 + index]))
  await insertRows(
    db,
    'forms',
    'id, handle',
    forms.map(({ handle }): Row => [ids.get(handle) ?? 0, handle]),
  )
  const texts = forms.flatMap(({ handle, title, settings, redirectEntry, pages }) => {
    const stored = { ...settings, ...(redirectEntry && { redirectEntry: entryIds[redirectEntry] }) }
    return locales.map((language): Row => {
      const words = [localize(stored, language), localize(pages, language)].map(json)
      return [ids.get(handle) ?? 0, siteIds[language], title[language], ...words]
    })
  })
  await insertRows(db, 'form_texts', 'form_id, site_id, title, settings, pages', texts)
}

async function insertRedirects(db: Sql, { redirects }: SeedSite): Promise<void> {
  const rows = redirects.map(
    ({ language, source, target, code = 301, pattern = false, disabled = false }, index): Row => {
      const match = pattern ? 'regexmatch' : 'exactmatch'
      return [701 + index, language && siteIds[language], !disabled, source, match, target, code]
    },
  )
  await insertRows(db, 'redirects', 'id, site_id, enabled, source, match_type, target, http_code', rows)
}
