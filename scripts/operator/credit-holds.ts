// `npm run operator -- hold`, `release` and `holds`: companies that cannot order until they have paid.
import { type Command, InvalidArgumentError } from 'commander'
import { holdCompany, listHeldCompanies, releaseCompany } from '#backends/commerce/sql/credit-holds.ts'
import { withDatabases } from '../with-databases.ts'
import { findCompany } from './find-company.ts'
import { jsonFlag, type Output, printRows } from './output.ts'

type Hold = { reason?: string; open?: number }

const maxReason = 300

function toReason(text: string): string {
  const reason = text.trim()
  if (reason.length > maxReason) throw new InvalidArgumentError(`A reason has at most ${maxReason} characters.`)
  return reason
}

function toCents(text: string): number {
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('An amount in euros is such as 1842.60.')
  return Math.round(Number(text) * 100)
}

const toEuros = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))

async function hold(words: string[], { reason, open }: Hold): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB: db }) => {
    const { id, name } = await findCompany(db, words)
    await holdCompany(db, id, { since: new Date().toISOString(), reason: reason || null, openCents: open ?? null })
    console.log(`${name} cannot order until it is released.`)
  })
}

async function release(words: string[]): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB: db }) => {
    const { id, name } = await findCompany(db, words)
    if (!(await releaseCompany(db, id))) throw new Error(`${name} is not on hold.`)
    console.log(`${name} can order again.`)
  })
}

async function printHolds(output: Output): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB }) =>
    printRows(
      await listHeldCompanies(COMMERCE_DB),
      output,
      [
        ['number', ({ id }) => id],
        ['company', ({ name }) => name],
        ['mail', ({ email }) => email],
        ['since', ({ since }) => since.slice(0, 10)],
        ['open', ({ open_cents }) => toEuros(open_cents)],
        ['reason', ({ reason }) => reason],
      ],
      'No company is on hold.',
    ),
  )
}

export function addCreditHolds(program: Command) {
  program
    .command('hold <company...>')
    .description('stop orders of a company, by its number, VAT number or name, until it has paid')
    .option('--reason <text>', 'shown to its users', toReason)
    .option('--open <euros>', 'what it owes; without it the sum of its unpaid invoices is shown', toCents)
    .action(hold)
  program.command('release <company...>').description('let a company on hold order again').action(release)
  program
    .command('holds')
    .description('list the companies on hold')
    .option(...jsonFlag)
    .action(printHolds)
}
