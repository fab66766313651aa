// Installs, builds and serves the Astro baseline. Its packages are not the shop's and are installed on the first run.
import { join } from 'node:path'
import { ensureInstalled } from '../../../scripts/setup/install.mjs'
import { run } from '../../../scripts/setup/run.mjs'
import { type Server, startProgram } from '../servers.ts'
import { copyPublicFiles } from './next.ts'

/** @param folder contains `astro`, `page` and `public`; packages stay there for the next run */
export async function serveAstro(folder: string): Promise<Server> {
  const root = join(folder, 'astro')
  copyPublicFiles(folder, root)
  await ensureInstalled(root)
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  await run(process.execPath, [astro, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    what: 'astro build',
  })
  return startProgram(new URL('../baselines/serve-astro.ts', import.meta.url), join(root, 'dist'))
}
