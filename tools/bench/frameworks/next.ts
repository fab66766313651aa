// Installs, builds and serves the Next.js baseline. Its packages are not the shop's and are installed on the first run.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../../../scripts/setup/install.mjs'
import { run } from '../../../scripts/setup/run.mjs'
import { type Server, startProgram } from '../servers.ts'

/** @param folder contains `next`, `page` and `public`; packages stay there for the next run */
export async function serveNext(folder: string): Promise<Server> {
  const root = join(folder, 'next')
  copyPublicFiles(folder, root)
  await ensureInstalled(root)
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  await run(process.execPath, [next, 'build'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    what: 'next build',
  })
  return startProgram(new URL('../baselines/serve-next.ts', import.meta.url), root)
}

export const copyPublicFiles = (folder: string, root: string) =>
  cpSync(join(folder, 'public'), join(root, 'public'), { recursive: true })
