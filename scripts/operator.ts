// `npm run operator`: lists the companies that wait for access; `-- approve <company>` approves one; `-- not-found` prints a link to the 404 log.
import { parseArgs } from 'node:util'
import { approveCompany } from '#backends/commerce/operator/approve.ts'
import { findCompanies, listPending } from '#backends/commerce/sql/access-requests.ts'
import { readConfig } from '#server/config/config.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { notFoundLogPath, operatorKeys, signLink } from '#server/session/signed-link.ts'
import { prepareNode } from './prepare.ts'
import { readSettings } from './settings.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } })
const [command, ...rest] = positionals
const named = rest.join(' ').trim()

/** Origin of the shop, for links. @throws Error if it is unknown: a mail must not have a guessed link */
function shopOrigin(): string {
  const origin = values.origin || process.env.PUBLIC_ORIGIN
  if (!origin || !URL.canParse(origin))
    throw new Error(
      'The address of the shop is unknown: set PUBLIC_ORIGIN as for the shop, or add --origin https://shop.example',
    )
  return new URL(origin).origin
}

/** Signed link, valid for a day. */
async function notFoundLink(): Promise<string> {
  const { vars } = readSettings(process.env)
  const config = readConfig(vars)
  const until = Math.floor(Date.now() / 1000) + 86_400
  const query = signLink(operatorKeys(config), notFoundLogPath, until)
  return `${shopOrigin()}${notFoundLogPath}?${query}`
}

async function run(): Promise<string> {
  // `missing-pages` is the former name
  if (command === 'not-found' || command === 'missing-pages') return notFoundLink()
  const dataDir = process.env.DATA_DIR || '.data'
  await prepareNode(dataDir, { DEMO: '0' })
  const bindings = openNodeBindings({ dataDir, vars: {} })
  try {
    const db = bindings.COMMERCE_DB
    if (command === undefined) return list(await listPending(db)) || 'No company is waiting for approval.'
    if (command !== 'approve' || !named)
      throw new Error(
        'Usage: npm run operator -- approve <number, VAT number or name>, or: npm run operator -- not-found',
      )
    const companies = await findCompanies(db, named)
    const [company] = companies
    if (!company) throw new Error(`There is no company "${named}".`)
    if (companies.length > 1)
      throw new Error(`Several companies match; use the number of one of them:\n${list(companies)}`)
    const recipients = await approveCompany(
      { db, shopName: process.env.BRAND_NAME || 'Proviant', shopOrigin: shopOrigin(), now: new Date() },
      company,
    )
    if (!recipients) throw new Error(`${company.name} is ${company.status}: only a pending company can be approved.`)
    return `${company.name} has access. Mails were sent to ${recipients.join(', ')}.`
  } finally {
    bindings.close()
  }
}

const list = (companies: { id: number; name: string; email: string; status: string; created_at: string }[]) =>
  companies
    .map(
      ({ id, name, email, status, created_at }) =>
        `${id}  ${name}, ${email}, ${status} since ${created_at.slice(0, 10)}`,
    )
    .join('\n')

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
