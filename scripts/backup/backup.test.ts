import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareNode } from '../prepare.ts'
import { runCommand } from './testing.ts'

let place: string
let dataDir: string
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'proviant-backup-'))
  dataDir = join(place, 'data')
  await prepareNode(dataDir, { DEMO: '0' })
  mkdirSync(join(dataDir, 'media/products'), { recursive: true })
  writeFileSync(join(dataDir, 'media/products/crème 1.webp'), 'picture')
  writeFileSync(join(dataDir, 'picture-hashes.json'), '{"/media/a.webp":"1"}')
  writeFileSync(join(dataDir, 'secrets.json'), '{"SESSION_KEYS":"k1:old"}', { mode: 0o600 })
})
afterEach(() => rmSync(place, { recursive: true }))

const notesOf = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'commerce.sqlite'))
  try {
    return database
      .prepare('SELECT n FROM note ORDER BY n')
      .all()
      .map(({ n }) => Number(n))
  } finally {
    database.close()
  }
}
function addNote(n: number) {
  const database = new DatabaseSync(join(dataDir, 'commerce.sqlite'))
  database.exec(
    `PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS note (n INTEGER); INSERT INTO note VALUES (${n})`,
  )
  database.close()
}
const backup = (...words: string[]) => runCommand('backup', words, dataDir)
const restore = (...words: string[]) => runCommand('restore', words, dataDir)

test('a backup restores databases, pictures and secrets, keeps what it replaces and removes the caches', () => {
  addNote(1)
  expect(backup(join(place, 'one'))).toMatchObject({ status: 0, stderr: '' })
  expect(statSync(join(place, 'one')).mode & 0o777).toBe(0o700)
  addNote(2)
  writeFileSync(join(dataDir, 'media/products/crème 1.webp'), 'newer')
  writeFileSync(join(dataDir, 'picture-hashes.json'), '{"/media/a.webp":"2"}')
  writeFileSync(join(dataDir, 'secrets.json'), '{"SESSION_KEYS":"k1:new"}')

  const restored = restore(join(place, 'one'))
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(notesOf(dataDir)).toEqual([1])
  expect(readFileSync(join(dataDir, 'media/products/crème 1.webp'), 'utf8')).toBe('picture')
  expect(readFileSync(join(dataDir, 'picture-hashes.json'), 'utf8')).toContain('"1"')
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain('k1:old')
  expect(existsSync(join(dataDir, 'kv.sqlite'))).toBe(false)
  const replaced = /replaced files are in (.+?): /.exec(restored.stdout)?.[1] ?? ''
  expect(notesOf(replaced)).toEqual([1, 2])
  expect(readFileSync(join(replaced, 'media/products/crème 1.webp'), 'utf8')).toBe('newer')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring'))).toEqual([])
})

test('a backup restores into a folder that does not exist', () => {
  addNote(1)
  backup(join(place, 'one'))
  const other = join(place, 'other')
  expect(runCommand('restore', [join(place, 'one')], other).status).toBe(0)
  expect(notesOf(other)).toEqual([1])
})

test('a backup contains all that was committed before it, while another process writes', async () => {
  addNote(0)
  const script = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
    let n = 0
    const write = () => { database.exec('INSERT INTO note VALUES (' + ++n + ')'); process.send(n); setImmediate(write) }
    write()`
  const writer = spawn(process.execPath, ['-e', script, join(dataDir, 'commerce.sqlite')], {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  let committed = 0
  writer.on('message', (n) => {
    committed = Number(n)
  })
  while (committed < 50) await once(writer, 'message')
  const before = committed
  expect(backup(join(place, 'busy'))).toMatchObject({ status: 0 })
  const stillRuns = writer.exitCode === null
  writer.kill()
  await once(writer, 'exit')
  const notes = notesOf(join(place, 'busy'))
  expect(stillRuns).toBe(true)
  expect(notes.length).toBeGreaterThan(before)
  expect(notes).toEqual(notes.map((_, index) => index))
})

test('a running shop stops a restore, and nothing changes', () => {
  addNote(1)
  backup(join(place, 'one'))
  addNote(2)
  const open = new DatabaseSync(join(dataDir, 'commerce.sqlite'))
  open.exec('SELECT * FROM note')
  const { status, stderr } = restore(join(place, 'one'))
  open.close()
  expect([status, stderr]).toEqual([
    1,
    `Stop the shop first: another process uses ${join(dataDir, 'commerce.sqlite')}.\n`,
  ])
  expect(notesOf(dataDir)).toEqual([1, 2])
})

test('a changed, incomplete or newer backup is refused, and nothing changes', () => {
  addNote(1)
  const folder = join(place, 'one')
  backup(folder)
  addNote(2)
  const manifest = join(folder, 'backup.json')
  const complete = readFileSync(manifest, 'utf8')
  const refusals: [string, () => void][] = [
    [
      `${join(folder, 'media/products/crème 1.webp')} is not the file that the backup wrote.`,
      () => {
        writeFileSync(join(folder, 'media/products/crème 1.webp'), 'changed')
      },
    ],
    [
      `${manifest} is damaged, or of a newer version of the shop.`,
      () => writeFileSync(manifest, complete.slice(0, 90)),
    ],
    [
      `${manifest} is damaged, or of a newer version of the shop.`,
      () => {
        writeFileSync(manifest, complete.replace('media/products/crème 1.webp', '../secrets.json'))
      },
    ],
    [`${folder} contains no complete backup: it has no backup.json.`, () => rmSync(manifest)],
  ]
  for (const [sentence, damage] of refusals) {
    damage()
    expect(restore(folder)).toMatchObject({ status: 1, stderr: `${sentence}\n` })
  }
  const newer = new DatabaseSync(join(dataDir, 'content.sqlite'))
  newer.exec("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')")
  newer.close()
  backup(join(place, 'newer'))
  expect(restore(join(place, 'newer'))).toMatchObject({
    status: 1,
    stderr: 'The backup is of a newer version of the shop: this one does not know 9999_later.sql.\n',
  })
  expect(notesOf(dataDir)).toEqual([1, 2])
  expect(readdirSync(dataDir).filter((name) => /^re(storing|placed)/.test(name))).toEqual([])
})

test('a damaged database is not taken for a backup, but can be replaced by one', () => {
  addNote(1)
  backup(join(place, 'good'))
  const file = join(dataDir, 'commerce.sqlite')
  writeFileSync(file, `SQLite format 3\0${'x'.repeat(8000)}`)
  const { status, stderr } = backup(join(place, 'bad'))
  expect([status, stderr]).toEqual([1, `${file} is damaged: restore it from an earlier backup.\n`])
  expect(readdirSync(place).sort()).toEqual(['data', 'good'])
  expect(restore(join(place, 'good')).status).toBe(0)
  expect(notesOf(dataDir)).toEqual([1])
})

test('wrong words and folders get a sentence', () => {
  const usage = 'Usage: npm run backup -- <new folder>'
  for (const words of [[], ['--all'], ['one', 'two']]) {
    const { status, stderr } = backup(...words)
    expect([status, stderr.split('\n')[0]]).toEqual([1, usage])
  }
  expect(backup('--help').stdout).toContain(usage)
  expect(restore().stderr).toContain('Usage: npm run restore')
  expect(backup(place)).toMatchObject({
    status: 1,
    stderr: `${place} exists and is not an empty folder: name a new one.\n`,
  })
  expect(runCommand('backup', [join(place, 'x')], join(place, 'none'))).toMatchObject({
    status: 1,
    stderr: `${join(place, 'none', 'shop.sqlite')} does not exist: set DATA_DIR as for the shop.\n`,
  })
})
