import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyEdgeData } from './edge-shop.ts'
import { freePort } from './free-port.ts'

export type DevServer = { url: string; output(): string; stop(): Promise<void> }

/** Vite with the worker in workerd; `stop` also removes its data. */
export async function startDevServer(): Promise<DevServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-dev-'))
  renameSync(await copyEdgeData(), join(dataDir, 'v3'))
  const hadVars = existsSync('.dev.vars')
  const port = await freePort()
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port), '--strictPort'], {
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
    if (!hadVars) rmSync('.dev.vars', { force: true })
  }
  return { url: `http://localhost:${port}`, output, stop }
}
