// `npm run operator -- person` and `erase`: what the embedded backends store about a person, and its erasure.
import { type Command, InvalidArgumentError } from 'commander'
import { isEmail, normalizeEmail } from '#backends/commerce/rules/email.ts'
import { type Erasure, erasePerson } from '#backends/commerce/sql/personal-data/erase-person.ts'
import { readPersonalData } from '#backends/commerce/sql/personal-data/read-person.ts'
import { deleteSubmissionsOf, readSubmissionsOf } from '#backends/content/sql/submissions.ts'
import type { Databases } from '../prepare.ts'
import { withDatabases } from '../with-databases.ts'

function toEmail(text: string): string {
  const email = normalizeEmail(text)
  if (!isEmail(email)) throw new InvalidArgumentError('A person is found by e-mail address.')
  return email
}

const isJson = new Set(['answers', 'files', 'billing_address', 'shipping_address'])

/** Rows of the database, with the JSON that columns contain as values. */
const toValues = (rows: readonly object[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, isJson.has(name) ? JSON.parse(value) : value]),
    ),
  )

async function read({ COMMERCE_DB, CONTENT_DB }: Databases, email: string): Promise<Record<string, object[]>> {
  const commerce = await readPersonalData(COMMERCE_DB, email)
  const submissions = await readSubmissionsOf(CONTENT_DB, email)
  const all = { ...commerce, ...(submissions.length > 0 && { formSubmissions: submissions }) }
  return Object.fromEntries(Object.entries(all).map(([subject, rows]) => [subject, toValues(rows)]))
}

const requireStored = (stored: Record<string, object[]>, email: string) => {
  if (Object.keys(stored).length === 0) throw new Error(`Nothing is stored about ${email}.`)
}

async function print(email: string): Promise<void> {
  await withDatabases(async (databases) => {
    const stored = await read(databases, email)
    requireStored(stored, email)
    console.log(JSON.stringify({ email, ...stored }, null, 2))
  })
}

const toLines = (email: string, erasure: Erasure, submissions: number): string[] => [
  `${email} is erased: ${erasure.accounts} accounts, ${erasure.requests} requests for access, ${erasure.mails} mails, ${submissions} form submissions.`,
  ...(erasure.keptOrders > 0
    ? [`${erasure.keptOrders} orders keep the addresses of their documents until ORDER_DAYS have passed.`]
    : []),
  ...erasure.companies.map((name) => `${name} still has this address as that of the company.`),
  ...erasure.withoutAdministrator.map((name) => `${name} has no administrator any more.`),
  'Backups, logs, and systems that received orders or events from the shop still have the data.',
]

async function erase(email: string, { yes = false }: { yes?: boolean }): Promise<void> {
  await withDatabases(async (databases) => {
    const stored = await read(databases, email)
    requireStored(stored, email)
    if (!yes) {
      for (const [subject, rows] of Object.entries(stored)) console.log(`${subject}: ${rows.length}`)
      throw new Error(`Nothing was erased. Repeat the command with --yes to erase ${email}; this cannot be undone.`)
    }
    const erasure = await erasePerson(databases.COMMERCE_DB, email, new Date().toISOString())
    const submissions = await deleteSubmissionsOf(databases.CONTENT_DB, email)
    console.log(toLines(email, erasure, submissions).join('\n'))
  })
}

export function addPersonalData(program: Command) {
  program
    .command('person')
    .description('print all data about a person as JSON')
    .argument('<email>', 'e-mail address', toEmail)
    .action(print)
  program
    .command('erase')
    .description('erase a person; their orders stay until ORDER_DAYS have passed')
    .argument('<email>', 'e-mail address', toEmail)
    .option('--yes', 'erase; without it only what is stored is counted')
    .action(erase)
}
