// The requests of a wave: each kind of page, file and read of the API, for a guest, a customer and the staff. Waves request different products,
// categories and entries.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { localize } from '../../../src/i18n/paths.ts'
import { type FixedRouteName, routes } from '../../../src/i18n/routes.ts'
import { rolePages } from '../../../tests/support/page-roles.ts'
import { operations } from '../bad-input/operations.ts'

export type Caller = 'guest' | 'customer' | 'staff'
export type RecordRequest = { caller: Caller; path: string }

type Row = Record<string, string>

/** Ids of records of the demo customer, and paths that strings do not change. */
export type Records = {
  ids: Record<string, string>
  orders: string[]
  invoices: string[]
  lists: string[]
  skus: string[]
  companies: string[]
  mails: string[]
  products: Row[]
  categories: Row[]
  entries: Row[]
}

/** @param dataDir before strings are written */
export function readRecords(dataDir: string): Records {
  const open = (file: string) => new DatabaseSync(join(dataDir, file), { readOnly: true })
  const [commerce, content] = [open('commerce.sqlite'), open('content.sqlite')]
  const rows = (db: DatabaseSync, sql: string) => db.prepare(sql).all() as Row[]
  const values = (sql: string) => rows(commerce, sql).map(({ value }) => String(value))
  const first = (sql: string) => values(sql)[0] ?? ''
  try {
    return {
      ids: {
        approval: first('SELECT id AS value FROM order_approvals'),
        standing: first('SELECT id AS value FROM standing_orders'),
        address: first('SELECT id AS value FROM addresses WHERE customer_id = 1'),
        user: first('SELECT id AS value FROM customers WHERE company_id = 1 AND id <> 1'),
        quote: first("SELECT id AS value FROM orders WHERE customer_id = 1 AND status = 'offer_sent'"),
      },
      orders: values('SELECT id AS value FROM orders WHERE customer_id = 1 ORDER BY created_at DESC'),
      invoices: values(
        'SELECT i.id AS value FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.company_id = 1',
      ),
      lists: values('SELECT id AS value FROM product_lists WHERE customer_id = 1'),
      skus: values("SELECT sku AS value FROM products WHERE type = 'simple' AND is_stock_article = 1 ORDER BY id"),
      companies: values('SELECT id AS value FROM companies'),
      mails: values('SELECT id AS value FROM outbox'),
      products: rows(
        commerce,
        `SELECT t.locale, t.url_key AS path, p.sku FROM product_texts t JOIN products p ON p.id = t.product_id
         WHERE p.parent_id IS NULL AND p.type <> 'grouped' ORDER BY p.id`,
      ),
      categories: rows(
        commerce,
        "SELECT t.locale, t.url_path AS path FROM category_texts t JOIN categories c ON c.id = t.category_id WHERE c.type = 'category'",
      ),
      entries: rows(
        content,
        `SELECT s.language AS locale, t.uri AS path FROM entry_texts t JOIN sites s ON s.id = t.site_id
         WHERE t.uri IS NOT NULL AND t.uri <> '__home__' AND t.enabled = 1 ORDER BY t.entry_id`,
      ),
    }
  } finally {
    for (const db of [commerce, content]) db.close()
  }
}

/** `count` of the items, other ones in each wave. */
const pick = <Item>(items: readonly Item[], wave: number, count: number): Item[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[(wave * count + index) % items.length] as Item)

const pickPaths = (rows: readonly Row[], locale: Locale, wave: number, count: number) =>
  pick(
    rows.filter((row) => row.locale === locale),
    wave,
    count,
  ).map(({ path = '' }) => path)

const fixedRoutes = Object.keys(routes).filter(
  (name): name is FixedRouteName => !routes[name as FixedRouteName].internal.includes('{'),
)

function publicPages(records: Records, locale: Locale, wave: number): string[] {
  const prefix = locale === 'nl' ? '' : `/${locale}`
  const range = localize(locale, 'range')
  const products = pickPaths(records.products, locale, wave, 3).map((path) => localize(locale, 'product', path))
  return [
    ...fixedRoutes
      .filter((name) => !name.startsWith('dashboard') && name !== 'operatorNotFound')
      .map((name) => localize(locale, name)),
    ...[`${range}?page=${2 + (wave % 20)}`, `${range}?view=table`, `${range}?view=rows`, `${range}?filters=search:a`],
    ...pickPaths(records.categories, locale, wave, 2).map((path) => localize(locale, 'category', path)),
    ...products,
    ...pickPaths(records.entries, locale, wave, 12).map((path) => `${prefix}/${path}`),
    `${prefix}/nothing-here`,
  ]
}

function customerPages(records: Records, locale: Locale, wave: number): string[] {
  const [order = ''] = pick(records.orders, wave, 1)
  const [invoice = ''] = pick(records.invoices, wave, 1)
  const [list = ''] = pick(records.lists, wave, 1)
  const { user = '', approval, standing, address, quote } = records.ids
  const ofRoles = fixedRoutes
    .filter((name) => name.startsWith('dashboard') || name === 'cart' || name === 'checkout')
    .flatMap((name) =>
      rolePages[name]({ order, invoice, list, user }).map((page) => localize(locale, name) + page.address),
    )
  const at = (name: FixedRouteName, query: string) => localize(locale, name) + query
  return [
    ...ofRoles,
    ...[at('dashboardOrders', `?order=${quote}`), at('dashboardOrders', '?page=2'), at('checkout', `?quote=${quote}`)],
    ...[at('dashboardAccount', `?address=${address}`), at('dashboardApprovals', `?approval=${approval}`)],
    ...[
      at('dashboardStandingOrders', `?standing=${standing}`),
      at('dashboardOrderLists', `?list=${list}&sheet=stocktake-sheet`),
    ],
    ...[localize(locale, 'home'), localize(locale, 'range'), localize(locale, 'brands')],
    ...pickPaths(records.products, locale, wave + 1, 1).map((path) => localize(locale, 'product', path)),
  ]
}

/** Every read of docs/openapi.json. */
function apiReads(records: Records, locale: Locale, wave: number): string[] {
  const { approval = '', standing = '', address = '' } = records.ids
  const owned: [RegExp, readonly string[]][] = [
    [/\/approvals\//, [approval]],
    [/\/addresses\//, [address]],
    [/\/standing-orders\//, [standing]],
    [/\/invoices\//, pick(records.invoices, wave, 2)],
    [/\/lists\//, pick(records.lists, wave, 2)],
    [/\/orders\//, pick(records.orders, wave, 3)],
  ]
  const [slug = ''] = pickPaths(records.products, locale, wave, 1)
  const [category = ''] = pickPaths(records.categories, locale, wave, 1)
  const [uri = ''] = pickPaths(records.entries, locale, wave, 1)
  const queries: Record<string, string> = {
    ...{ slug, slugs: slug, path: category, uri, q: 'a', page: '1', from: `list:${records.lists[0]}` },
    ...{ codes: pick(records.skus, wave, 3).join(), sku: records.skus[0] ?? '', form: 'contact', token: 'none' },
  }
  return operations
    .filter(({ kind, method, path }) => kind === 'api' && method === 'GET' && !path.includes('/operator/'))
    .flatMap(({ path, query }) => {
      const search = new URLSearchParams(query.flatMap((name) => (queries[name] ? [[name, queries[name]]] : [])))
      const base = path.replace('{locale}', locale) + (search.size > 0 ? `?${search}` : '')
      if (!base.includes('{id}')) return [base]
      const ids = owned.find(([pattern]) => pattern.test(base))?.[1] ?? []
      return ids.map((id) => base.replace('{id}', id))
    })
}

function deskPages(records: Records, locale: Locale, wave: number): string[] {
  const search = ['', '/access', '/quotes', '/mails', '/not-found', '/customers', '/customers?search=a', '/print']
  return [
    ...search,
    ...pick(records.companies, wave, 2).flatMap((id) => [`/customers/${id}`, `/access/${id}`]),
    ...pick(records.mails, wave, 2).map((id) => `/mails/${id}`),
  ].map((path) => `/desk/${locale}${path}`)
}

const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/speculation-rules.json',
  '/dev/outbox',
  '/api/openapi.json',
]

/** @param languages of this wave */
export function planRequests(records: Records, wave: number, languages: readonly Locale[] = locales): RecordRequest[] {
  const as = (caller: Caller, paths: readonly string[]) => [...new Set(paths)].map((path) => ({ caller, path }))
  return [
    ...as('guest', files),
    ...languages.flatMap((locale) => [
      ...as('guest', publicPages(records, locale, wave)),
      ...as('guest', [`/sitemap-${locale}.xml`, `/sitemap-${locale}-1.xml`]),
      ...as('customer', customerPages(records, locale, wave)),
      ...as('customer', apiReads(records, locale, wave)),
      ...as('staff', deskPages(records, locale, wave)),
    ]),
  ]
}

/** Each order in each language and each product: markup that few of them have, such as that of a recalled lot, is learned as well. */
export function planRarePages(records: Records): RecordRequest[] {
  const products = records.products.filter(({ locale }) => locale === 'nl')
  return [
    ...locales.flatMap((locale) =>
      records.orders.map((order) => ({
        caller: 'customer' as const,
        path: `${localize(locale, 'dashboardOrders')}?order=${order}`,
      })),
    ),
    ...(['guest', 'customer'] as const).flatMap((caller) =>
      products.map(({ path = '' }) => ({ caller, path: localize('nl', 'product', path) })),
    ),
  ]
}
