// Builds a copy of the project with a fifth language, added as docs/architecture.md says: a row of locales, a column of the URL
// table, a file of messages.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Inside the project, so that the copy resolves its packages. */
const folder = resolve('.cache', 'fixture-language')

const copied = [
  ...['src', 'backends', 'contracts', 'scripts', 'migrations', 'public', 'tools/demo-pictures'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml', 'worker.ts', 'node.ts'],
]

/** Messages of the fifth language: all others show in English. */
const messages = { cart: { title: 'Il tuo carrello' } }

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} has another form than the fixture expects`)
  writeFileSync(join(folder, file), changed)
}

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', program), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`)
}

/** @returns the root of the built copy; the language is `it`, its CMS site the English one */
export function buildWithFifthLanguage(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of copied)
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })

  const row = "  it: { name: 'Italiano', formatTag: 'it-IT', country: 'IT', siteId: 2 },"
  edit('src/i18n/locales.ts', (text) => text.replace(/\n\} as const satisfies/, `\n${row}$&`))
  edit('src/i18n/routes.ts', (text) => text.replace(/\ben: '\/en(.*?)'/g, "$&, it: '/it$1'"))
  writeFileSync(join(folder, 'src/i18n/messages/it.json'), JSON.stringify(messages))

  edit('tsconfig.json', (text) => text.replace(/"include": \[[^\]]*\]/, '"include": ["src", "worker.ts", "node.ts"]'))
  run('typescript/bin/tsc', '--noEmit')
  run('vite/bin/vite.js', 'build', '--logLevel', 'warn')
  return folder
}
