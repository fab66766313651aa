// Errors of the entry of a package; tests/workers/container.test.ts starts a shop and a command with it.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const entry = resolve('scripts/package/proviant.mjs')

function run(cwd: string, ...words: string[]) {
  const { PORT: _, HOST: __, ...env } = process.env
  return new Promise<[code: number, error: string]>((done) => {
    execFile(process.execPath, [entry, ...words], { cwd, env }, (error, ___, stderr) =>
      done([Number(error?.code ?? 0), stderr]),
    )
  })
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-entry-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('an unknown command prints the commands', async () => {
  const [code, error] = await run('.', 'seed')
  expect([code, error]).toEqual([1, expect.stringContaining('backup, restore, import, export, orders, operator')])
})

test('a command for a shop on Workers names what it needs', async () => {
  expect(await run('.', 'orders', 'export', '--remote')).toEqual([
    1,
    '--remote needs wrangler.toml and wrangler: run the command in a clone of the repository.\n',
  ])
})

test('reads .env of the working directory, and names a port that is in use', async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const folder = makeFolder()
  writeFileSync(join(folder, '.env'), `PORT=${port}\n`)
  expect(await run(folder)).toEqual([1, `Port ${port} is in use; choose another one with PORT=${port + 1}.\n`])
})
