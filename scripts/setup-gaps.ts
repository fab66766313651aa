// What an operator still has to provide before a new shop can be used; the demo has all of it.
import { localeRows, locales } from '#i18n/locales.ts'
import type { Config } from '#server/config/config.ts'
import { createLog } from '#server/config/log.ts'
import type { Sql } from '#server/storage/storage.ts'

const sellerGap =
  'The seller on invoices and UBL orders, the address for collection, and the country that decides about VAT are those of the demo: set SELLER_STREET, SELLER_POSTCODE, SELLER_CITY, SELLER_COUNTRY, SELLER_VAT_NUMBER and SELLER_IBAN.'

type Databases = { COMMERCE_DB: Sql; CONTENT_DB: Sql }

const commerceGaps: [sql: string, message: string][] = [
  [
    'SELECT 1 FROM products LIMIT 1',
    'There are no products: import them with `npm run import -- --categories categories.csv --products products.csv`.',
  ],
  [
    'SELECT 1 FROM customers LIMIT 1',
    'There are no customers: import them with `npm run import -- --customers customers.csv`, or approve requests for access with `npm run operator`.',
  ],
]

/** Sites, by id, on which the page of a key is published. */
const shownSql = (key: string) =>
  `SELECT t.site_id FROM global_texts t JOIN globals g ON g.id = t.global_id JOIN entry_texts e
   ON e.entry_id = t.fields ->> '$.${key}' AND e.site_id = t.site_id AND e.enabled = 1 WHERE g.handle = 'general'`

/** A page is written in each language, so one that is published in one language may be missing in another. */
async function findUnpublished(db: Sql, key: string): Promise<string> {
  const { results } = await db.prepare(shownSql(key)).all<{ site_id: number }>()
  const shown = new Set(results.map(({ site_id }) => site_id))
  return locales.filter((locale) => !shown.has(localeRows[locale].siteId)).join(', ')
}

async function findPageGaps(db: Sql): Promise<string[]> {
  const [terms, privacy] = [await findUnpublished(db, 'termsPage'), await findUnpublished(db, 'privacyPage')]
  return [
    terms &&
      `The terms and conditions are not published in ${terms}: write them with \`npm run content -- set /en/terms-and-conditions blocks.0.textColumns.0.text "..."\`, then \`unhide\` them.`,
    privacy && `The privacy statement is not published in ${privacy}: write it like the terms, and \`unhide\` it.`,
  ].filter(Boolean)
}

const contentGaps: typeof commerceGaps = [
  [
    "SELECT 1 FROM entry_texts WHERE uri = '__home__' AND enabled = 1 LIMIT 1",
    'There is no home page: create the first pages with `npm run content -- start`.',
  ],
  [
    "SELECT 1 FROM global_texts t JOIN globals g ON g.id = t.global_id WHERE g.handle = 'companyInfo' AND t.fields ->> '$.vat' IS NOT NULL LIMIT 1",
    'The company has no VAT number: set it, address, phone and email with `npm run content -- company vat BE0123.456.749`.',
  ],
]

/** Sentences that name what is missing and the command or setting that adds it. */
export async function findSetupGaps(databases: Databases, config: Config): Promise<string[]> {
  const checks = [
    ...(config.contentUrl ? [] : contentGaps.map(([sql, message]) => ({ db: databases.CONTENT_DB, sql, message }))),
    ...(config.commerceUrl ? [] : commerceGaps.map(([sql, message]) => ({ db: databases.COMMERCE_DB, sql, message }))),
  ]
  const results = await Promise.all(
    checks.map(async ({ db, sql, message }) => ((await db.prepare(sql).first()) ? [] : [message])),
  )
  const found = [...results.flat(), ...(config.contentUrl ? [] : await findPageGaps(databases.CONTENT_DB))]
  if (config.commerceUrl) return found
  return [
    ...found,
    ...(config.seller ? [] : [sellerGap]),
    ...(config.mail
      ? []
      : ['No mail is sent, so customers cannot set a password: set SMTP_URL or MAIL_API_URL, and MAIL_FROM.']),
    ...(config.operatorEmail ? [] : ['No mail reports orders, requests for access and forms: set OPERATOR_EMAIL.']),
  ]
}

/** Logs one line for each gap, at a start without demo. */
export async function logSetupGaps(databases: Databases, config: Config): Promise<void> {
  if (config.demo) return
  const log = createLog(config.logLevel)
  for (const message of await findSetupGaps(databases, config)) log('warn', 'setup.incomplete', { message })
}
