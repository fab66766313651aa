// Builds a copy of the project with a fifth language, added as docs/architecture.md says: a row of locales, a column of the URL
// table, a file of messages.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyProject } from './project-copy.ts'

/** Messages of the fifth language: all others show in English. */
const messages = { cart: { title: 'Il tuo carrello' } }

function edit(folder: string, file: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} has another form than the fixture expects`)
  writeFileSync(join(folder, file), changed)
}

function run(folder: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', program), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`)
}

/** @returns the root of the built copy; the language is `it`, its CMS site the English one */
export function buildWithFifthLanguage(): string {
  const folder = copyProject('fixture-language')
  const row = "  it: { name: 'Italiano', formatTag: 'it-IT', decimalSign: ',', country: 'IT', siteId: 2 },"
  edit(folder, 'src/i18n/locales.ts', (text) => text.replace(/\n\} as const satisfies/, `\n${row}$&`))
  edit(folder, 'src/i18n/routes.ts', (text) => text.replace(/\ben: (['`])\/en(.*?)\1/g, '$&, it: $1/it$2$1'))
  writeFileSync(join(folder, 'src/i18n/messages/it.json'), JSON.stringify(messages))

  edit(folder, 'tsconfig.json', (text) =>
    text.replace(/"include": \[[^\]]*\]/, '"include": ["src", "worker.ts", "node.ts"]'),
  )
  run(folder, 'typescript/bin/tsc', '--noEmit')
  run(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'warn')
  return folder
}
