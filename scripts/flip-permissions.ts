// `npm run flip-permissions`: reverses each cell of the tables in contracts/permissions.ts, one at a time in a copy of the project, runs the
// tests of permissions in one process, and prints the cells whose reversal no test noticed. `-- buyer` checks only those that contain a word.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { operationPermissions, type Permission, permissions, permissionTable, roles } from '#contracts/permissions.ts'

/** `change` is a statement at the end of contracts/permissions.ts. */
type Flip = { cell: string; change: string }

const table = 'contracts/permissions.ts'
const tests = [
  'backends/commerce/resolvers/permissions.test.ts',
  'backends/commerce/resolvers/cart/company-lists.test.ts',
  'backends/commerce/resolvers/account/users.test.ts',
]

const rolesWith = (permission: Permission) => roles.filter((role) => permissionTable[role][permission]).join()

function listFlips(): Flip[] {
  const cells = roles.flatMap((role) =>
    permissions.map((permission) => {
      const opposite = !permissionTable[role][permission]
      return {
        cell: `${role} ${permission}: ${opposite}`,
        change: `Object.assign(permissionTable.${role}, { ${permission}: ${opposite} })`,
      }
    }),
  )
  const needs = Object.entries(operationPermissions).flatMap(([operation, needed]) => {
    const replace = (permission: Permission | undefined): Flip => ({
      cell: `${operation}: ${permission ?? 'none'}`,
      change: `Object.assign(operationPermissions, { '${operation}': ${permission ? `'${permission}'` : 'undefined'} })`,
    })
    // another one of the same roles makes no difference to them
    const other = permissions.find((permission) => rolesWith(permission) !== rolesWith(needed))
    return [replace(undefined), replace(other)]
  })
  return [...cells, ...needs]
}

/** A copy of the files that the tests need. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'proviant-permissions-'))
  for (const name of [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'contracts',
    'backends',
    'src',
    'scripts',
    'tests',
  ])
    cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** Runs the files one after the other, up to the first failure. @returns whether all tests pass */
async function runTests(vitest: Vitest, folder: string): Promise<boolean> {
  const found = await vitest.getRelevantTestSpecifications(tests)
  if (found.length !== tests.length) throw new Error(`${found.length} of ${tests.length} test files were found`)
  const inOrder = tests.map((name) => found.find(({ moduleId }) => moduleId.endsWith(name)))
  vitest.invalidateFile(path.join(folder, table))
  for (const file of inOrder) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(file ? [file] : [])
    if (unhandledErrors.length > 0 || !testModules.every((module) => module.ok())) return false
  }
  return true
}

const words = process.argv.slice(2)
const flips = listFlips().filter(({ cell }) => words.length === 0 || words.some((word) => cell.includes(word)))
const original = readFileSync(table, 'utf8')
const folder = copyProject()
const home = process.cwd()
process.chdir(folder)
const vitest = await createVitest('test', {
  root: folder,
  watch: false,
  project: 'unit',
  bail: 1,
  retry: 0,
  reporters: [],
})
const unnoticed: string[] = []
try {
  if (!(await runTests(vitest, folder))) throw new Error('the tests fail without a change')
  for (const { cell, change } of flips) {
    writeFileSync(path.join(folder, table), `${original}\n${change}\n`)
    if (await runTests(vitest, folder)) {
      unnoticed.push(cell)
      console.log(`not noticed: ${cell}`)
    }
  }
} finally {
  await vitest.close()
  process.chdir(home)
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${flips.length - unnoticed.length} of ${flips.length} reversals noticed`)
process.exitCode = unnoticed.length > 0 ? 1 : 0
