// `npm run operator -- staff`: accounts with which the wholesaler's own staff logs in to /desk.
import type { Command } from 'commander'
import {
  addStaff,
  removeStaffAccount,
  resetStaffAccount,
  type StaffCredentials,
} from '#backends/commerce/operator/staff.ts'
import { listStaff } from '#backends/commerce/sql/desk/staff.ts'
import { withDatabases } from '../with-databases.ts'
import { jsonFlag, type Output, printRows } from './output.ts'

const readShopName = () => process.env.BRAND_NAME || 'Proviant'

function printCredentials({ email, password, totpUri }: StaffCredentials): void {
  console.log(
    [
      `Account:  ${email}`,
      `Password: ${password}`,
      `Code:     ${totpUri}`,
      'The password is replaced at the first login. The line "Code" is for an authenticator app, as a QR code or by its secret.',
      'Neither is shown again.',
    ].join('\n'),
  )
}

async function add(email: string, words: string[]): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB: db }) => {
    const account = { email, name: words.join(' '), shopName: readShopName(), now: new Date() }
    printCredentials(await addStaff(db, account))
  })
}

async function reset(email: string): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB }) =>
    printCredentials(await resetStaffAccount(COMMERCE_DB, email, readShopName())),
  )
}

async function remove(email: string): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB }) =>
    console.log(`${await removeStaffAccount(COMMERCE_DB, email, new Date())} can no longer log in.`),
  )
}

async function printStaff(output: Output): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB }) =>
    printRows(
      (await listStaff(COMMERCE_DB)).map(({ email, name, must_change_password, created_at }) => ({
        email,
        name,
        isSetUp: must_change_password === 0,
        since: created_at.slice(0, 10),
      })),
      output,
      [
        ['account', ({ email }) => email],
        ['name', ({ name }) => name],
        ['set up', ({ isSetUp }) => (isSetUp ? 'yes' : 'no')],
        ['since', ({ since }) => since],
      ],
      'There are no staff accounts.',
    ),
  )
}

export function addStaffAccounts(program: Command) {
  const staff = program.command('staff').description('accounts of the staff for /desk')
  staff.command('add <email> <name...>').description('make an account, its password and its code').action(add)
  staff
    .command('list', { isDefault: true })
    .description('list the accounts')
    .option(...jsonFlag)
    .action(printStaff)
  staff.command('reset <email>').description('make a new password and code, and end all sessions').action(reset)
  staff.command('remove <email>').description('remove an account and end all its sessions').action(remove)
}
