import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { copyEdgeData } from './edge-shop.ts'
import { freePort } from './free-port.ts'
import { copyProject } from './project-copy.ts'

export type DevServer = { url: string; root: string; output(): string; stop(): Promise<void> }

/** Vite with the worker in workerd, in a copy of the project at `root`; `stop` also removes its data. */
export async function startDevServer(): Promise<DevServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-dev-'))
  renameSync(await copyEdgeData(), join(dataDir, 'v3'))
  const root = copyProject('dev-project')
  for (const path of ['node_modules', join('.cache', 'pictures')]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(resolve(path), join(root, path), 'junction')
  }
  const port = await freePort()
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...inherited, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // with its child processes, Vite and workerd
    detached: true,
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void printed.push(chunk.toString()))
  const output = () => printed.join('')
  const stop = async () => {
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGTERM')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: `http://localhost:${port}`, root, output, stop }
}
