// `npm run operator -- --help`: the commands of an operator. Those with more than a few lines are in scripts/operator/.
import { Command, InvalidArgumentError } from 'commander'
import { approveCompany } from '#backends/commerce/operator/approve.ts'
import { listPending } from '#backends/commerce/sql/access-requests.ts'
import { readFailedMails, retryMails } from '#backends/commerce/sql/outbox.ts'
import type { Sql } from '#backends/sql/database.ts'
import { addCreditHolds } from './operator/credit-holds.ts'
import { findCompany } from './operator/find-company.ts'
import { addNotFound } from './operator/not-found.ts'
import { jsonFlag, type Output, printRows } from './operator/output.ts'
import { addPersonalData } from './operator/personal-data.ts'
import { addQuote } from './operator/quote.ts'
import { addQuotes } from './operator/quotes.ts'
import { addRecalls } from './operator/recalls.ts'
import { addSlowCommands } from './operator/slow-commands.ts'
import { addStaffAccounts } from './operator/staff.ts'
import { exitOnError } from './settings.ts'
import { originFlag, type Shop, toShopOrigin } from './shop-origin.ts'
import { commandWords, remoteOption, withDatabases } from './with-databases.ts'

function toNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('A mail has a number.')
  return Number(text)
}

const withCommerce = <Result>(run: (db: Sql) => Promise<Result>): Promise<Result> =>
  withDatabases(({ COMMERCE_DB }) => run(COMMERCE_DB))

async function approve(db: Sql, words: readonly string[], shop: Shop): Promise<string> {
  const company = await findCompany(db, words)
  const recipients = await approveCompany(
    { db, shopName: process.env.BRAND_NAME || 'Proviant', shopOrigin: toShopOrigin(shop), now: new Date() },
    company,
  )
  if (!recipients) throw new Error(`${company.name} is ${company.status}: only a pending company can be approved.`)
  return `${company.name} has access. Mails were sent to ${recipients.join(', ')}.`
}

async function retry(db: Sql, id: number | undefined): Promise<string> {
  const count = await retryMails(db, id ?? null, new Date().toISOString())
  if (id !== undefined && count === 0) throw new Error(`Mail ${id} has not failed.`)
  return `${count} failed mails are sent again.`
}

const program = new Command('npm run operator --')
  .description('Works on the databases of DATA_DIR.')
  .option(...remoteOption)

program
  .command('companies')
  .description('list the companies that wait for approval (default)')
  .option(...jsonFlag)
  .action((output: Output) =>
    withCommerce(async (db) =>
      printRows(
        await listPending(db),
        output,
        [
          ['number', ({ id }) => id],
          ['company', ({ name }) => name],
          ['mail', ({ email }) => email],
          ['since', ({ created_at }) => created_at.slice(0, 10)],
        ],
        'No company is waiting for approval.',
      ),
    ),
  )
program
  .command('approve <company...>')
  .description('approve a company by its number, VAT number or name')
  .option(...originFlag)
  .action((words: string[], shop: Shop) => withCommerce(async (db) => console.log(await approve(db, words, shop))))
program
  .command('mails')
  .description('list the mails that could not be sent')
  .option(...jsonFlag)
  .action((output: Output) =>
    withCommerce(async (db) =>
      printRows(
        await readFailedMails(db),
        output,
        [
          ['mail', ({ id }) => id],
          ['recipient', ({ recipient }) => recipient],
          ['subject', ({ subject }) => subject],
          ['written', ({ created_at }) => created_at],
          ['attempts', ({ attempts }) => attempts],
          ['failure', ({ failure }) => failure],
        ],
        'No mail has failed.',
      ),
    ),
  )
program
  .command('retry-mails')
  .description('send a failed mail again, or all of them')
  .argument('[mail]', 'number of the mail', toNumber)
  .action((id: number | undefined) => withCommerce(async (db) => console.log(await retry(db, id))))
addCreditHolds(program)
addNotFound(program)
addPersonalData(program)
addQuotes(program)
addQuote(program)
addRecalls(program)
addSlowCommands(program)
addStaffAccounts(program)

await exitOnError(() => program.parseAsync(commandWords.length > 0 ? commandWords : ['companies'], { from: 'user' }))
