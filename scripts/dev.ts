// `npm run dev`: renders demo pictures, prepares the databases of Vite's workerd, then starts Vite.
// Data is in .wrangler/state, or in DATA_DIR.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { getPlatformProxy } from 'wrangler'
import type { Sql } from '#server/storage/storage.ts'
import { makePictures } from '#tools/demo-pictures/pictures.ts'
import { pictureRoot } from './dev-pictures.ts'
import { type Databases, prepareDatabases } from './prepare.ts'
import { readSecrets } from './secrets.ts'
import { isBuilt } from './setup/build.mjs'

const offline = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' }
Object.assign(process.env, offline)

// Vite reads the worker's secrets from this file, which git ignores.
if (!existsSync('.dev.vars')) {
  const lines = Object.entries(readSecrets('.data', process.env)).map(([name, value]) => `${name}="${value}"\n`)
  writeFileSync('.dev.vars', lines.join(''), { mode: 0o600 })
}

const state = process.env.DATA_DIR
const { env, dispose } = await getPlatformProxy<Record<keyof Databases, Sql>>({
  persist: state ? { path: `${state}/v3` } : true,
})
await prepareDatabases(env, process.env)
await dispose()
// a build has rendered them already
if (!isBuilt('.')) await makePictures({ out: `${pictureRoot}/media/products`, cache: '.cache/pictures' })

const { PORT: port } = process.env
const flags = [...(port ? ['--port', port, '--strictPort'] : []), ...process.argv.slice(2)]
const vite = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'dev', ...flags], { stdio: 'inherit' })
process.exitCode = vite.status ?? 0
