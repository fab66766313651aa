import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'

const folder = mkdtempSync(join(tmpdir(), 'proviant-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') }
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/import.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
  return { status, stdout, stderr: stderr.replace(`Databases: ${join(folder, 'data')}\n`, '') }
}

test('an empty shop gets categories, a product and its picture', async () => {
  const [categories, products, pictures] = ['categories.csv', 'products.csv', '.'].map((name) => join(folder, name))
  if (!categories || !products || !pictures) throw new Error('no files')
  writeFileSync(
    categories,
    Buffer.from('type;code;name_nl;name_fr\n;zuivel;Zuivel;Crémerie\nbrand;hoeve;Hoeve;\n', 'latin1'),
  )
  const header = 'sku;name_nl;category;brand;unit;amount;measure;weight_g;price;vat;picture;Magazijn\n'
  writeFileSync(products, `${header}1001;Boter;zuivel;hoeve;case;0,25;kg;2600;12,5x;6;leek.png;A3\n`)
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(folder, 'leek.png'))

  const rejected = run('--categories', categories, '--products', products)
  expect(rejected.stdout).toContain('columns that are not imported: magazijn')
  expect(rejected.stdout).toContain('categories: 2 new, 0 changed, 0 unchanged, 0 rejected')
  expect(rejected.stdout).toContain('line 2, price: "12,5x" is not a number')
  expect([rejected.status, rejected.stderr]).toEqual([
    1,
    'Nothing was changed. Correct the rejected rows, or import the others with --skip-rejected.\n',
  ])

  writeFileSync(products, `${header}1001;Boter;zuivel;hoeve;case;0,25;kg;2600;12,50;6;leek.png;A3\n`)
  const files = ['--categories', categories, '--products', products]
  const applied = run(...files, '--images', pictures)
  expect([applied.status, applied.stderr]).toEqual([0, ''])
  expect(applied.stdout).toContain('products: 1 new, 0 changed, 0 unchanged, 0 rejected')
  expect(applied.stdout).toContain('images: 1 new or changed')
  const picture = readFileSync(join(folder, 'data', 'media', 'products', 'leek.webp'))
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8)
  expect(JSON.parse(readFileSync(join(folder, 'data', 'picture-hashes.json'), 'utf8'))).toEqual({
    '/media/products/leek.webp': hash,
  })
  expect(run(...files, '--dry-run').stdout).toContain('products: 0 new, 0 changed, 1 unchanged, 0 rejected')
  expect(applied.stdout).not.toContain('do not exist')
  writeFileSync(products, 'sku;picture\n1001;no-such-picture\n')
  expect(run('--products', products).stdout).toContain('that do not exist: no-such-picture. Import them with --images.')
})

test('a dry run names the rejected rows, with some of each column, and fails', () => {
  const products = join(folder, 'wrong.csv')
  const rows = Array.from({ length: 12 }, (_, index) => `${2001 + index};DOOS;-1;1;kg\n`)
  writeFileSync(products, `sku;unit;weight_g;amount;measure\n${rows.join('')}`)
  const { status, stdout } = run('--products', products, '--dry-run')
  expect(stdout).toContain('products: 0 new, 0 changed, 0 unchanged, 12 rejected\n')
  expect(stdout.match(/line \d+, unit/g)).toHaveLength(10)
  expect(stdout.match(/line \d+, weight_g/g)).toHaveLength(10)
  expect(stdout).toContain('  and 2 of unit, 2 of weight_g\nNothing was changed.\n')
  expect(status).toBe(1)
  expect(run('--products', products, '--dry-run', '--skip-rejected').status).toBe(0)
})

test('a folder of pictures that cannot be read stops the import before it changes anything', () => {
  const categories = join(folder, 'more.csv')
  writeFileSync(categories, 'code;name_nl\nvis;Vis\n')
  const { status, stderr } = run('--categories', categories, '--images', join(folder, 'nowhere'))
  expect([status, stderr]).toEqual([1, `The folder ${join(folder, 'nowhere')} cannot be read.\n`])
  expect(run('--categories', categories, '--dry-run').stdout).toContain('categories: 1 new')
})

test('pictures that are damaged, missing or have an unusable name are named', async () => {
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures)
  const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: '#fff' } }).png()
  for (const name of ['K\u00e4se 1.png', 'z.png']) await picture.clone().toFile(join(pictures, name))
  writeFileSync(join(pictures, 'a.jpg'), 'x')
  symlinkSync(join(folder, 'nowhere'), join(pictures, 'b.jpg'))
  const { status, stdout, stderr } = run('--images', pictures)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('images: 1 new or changed; no pictures: a.jpg, b.jpg\n')
  expect(stdout).toMatch(/not imported, because their names .*: K\u00e4se 1\.png\n/)
})

test('without files the command shows its usage, with --help as its result', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm run import --/) })
  const { status, stderr } = run()
  expect([status, stderr.split('\n')[0]]).toEqual([
    1,
    expect.stringMatching(/^Usage: npm run import -- \[--categories/),
  ])
})

test('a second import beside a running one stops with a sentence', async () => {
  const products = join(folder, 'products.csv')
  const bindings = openNodeBindings({ dataDir: join(folder, 'data'), vars: {} })
  const sql = "INSERT OR REPLACE INTO import_lock VALUES (1, 'other', unixepoch() + 60)"
  await bindings.COMMERCE_DB.prepare(sql).run()
  const { status, stderr } = run('--products', products)
  expect([status, stderr]).toEqual([
    1,
    'Another import is running: try again when it has ended, or two minutes after it crashed.\n',
  ])
  await bindings.COMMERCE_DB.prepare('DELETE FROM import_lock').run()
  bindings.close()
})
