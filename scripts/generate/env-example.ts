/** Writes .env.example: each setting of src/server/config/settings.ts with its comment and default. */
import { readFile } from 'node:fs/promises'
import { defaultOf, names } from '#server/config/settings.ts'

const head =
  '# Every variable has a default outside production. Set those that you change in the environment of the process, or in a file `.env` in this folder.'

/** Variables that only node.ts and the tests read. */
const others = `# Folder of the databases on Node.
DATA_DIR=.data

# Port and host name that Node listens on.
PORT=8787
HOST=localhost

# A customer of the commerce backend, for \`npm run contract -- check\` and \`npm run test:contract\`, which test the backends that are configured above.
CONTRACT_EMAIL=
CONTRACT_PASSWORD=
`

/** @throws Error if a setting has no comment */
export async function toEnvExample(): Promise<string> {
  const source = await readFile(new URL('../../src/server/config/settings.ts', import.meta.url), 'utf8')
  const comments = new Map(
    Array.from(source.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}([A-Z_]+):/gm), ([, comment, name]) => [name, comment]),
  )
  const entries = names.map((name) => {
    const comment = comments.get(name)
    if (!comment) throw new Error(`${name} has no comment in src/server/config/settings.ts`)
    return `# ${comment}\n${name}=${defaultOf(name)}\n`
  })
  return [`${head}\n`, ...entries, others].join('\n')
}
