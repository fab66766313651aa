// Starts bundles like the shop: on Node behind its server, in workerd through Miniflare.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { freePort } from '../../tests/support/free-port.ts'
import { withPid } from './processes.ts'

export type Server = {
  origin: string
  /** The server's process; null if not available. */
  pid: number | null
  stop(): Promise<void>
}

/** Registers started servers and stops them in reverse order. */
export function keepRunning() {
  const running: { stop(): Promise<unknown> }[] = []
  return {
    keep<Started extends { stop(): Promise<unknown> }>(started: Started): Started {
      running.unshift(started)
      return started
    },
    async stopAll() {
      for (const each of running) await each.stop()
    },
  }
}

/** Serves a bundle on Node through the shop's server. */
export const serveOnNode = (bundle: string): Promise<Server> =>
  startProgram(new URL('baselines/serve-node.ts', import.meta.url), bundle)

/** Starts a program with the path to serve and a port; it sends a message when it is ready. */
export async function startProgram(program: URL, served: string): Promise<Server> {
  const port = await freePort()
  const child = fork(program, [served, String(port)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${served} did not start`)))
  died.catch(() => undefined)
  await Promise.race([once(child, 'message'), died])
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? null,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/**
 * Serves a bundle in workerd with the shop's bindings. Requests go directly to the worker: Miniflare's entry worker, which compresses again, and
 * its asset router take up to ten times as long as a cached page, and do not exist on Cloudflare.
 */
export async function serveInWorkerd(
  bundle: string,
  dataDir?: string,
  vars: Record<string, string> = {},
  inspectorPort?: number,
): Promise<Server> {
  const {
    modulesRules: _,
    assets: __,
    ...options
  } = unstable_getMiniflareWorkerOptions('dist/server/wrangler.json').workerOptions
  const { started, pid } = await withPid(async () => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        cf: false,
        logRequests: false,
        // discards the log, which Cloudflare collects outside of the worker's process
        handleRuntimeStdio(stdout: Readable, stderr: Readable) {
          stdout.resume()
          stderr.resume()
        },
        log: new Log(LogLevel.WARN),
        ...(inspectorPort && { inspectorPort }),
        ...(dataDir && { resourcePersistencePath: resolve(dataDir) }),
        workers: [
          {
            ...options,
            name: 'worker',
            rootPath: dirname(bundle),
            bindings: vars,
            modules: readModules(bundle),
            unsafeDirectSockets: [{ host: 'localhost', port: 0 }],
          },
        ],
      }),
    )
    return { miniflare, origin: (await miniflare.unsafeGetDirectURL('worker')).origin }
  })
  return { origin: started.origin, pid, stop: () => started.miniflare.dispose() }
}

/** The bundle and its chunks, the bundle first. */
function readModules(bundle: string) {
  const folder = dirname(bundle)
  const entry = relative(folder, bundle)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const chunks = files.filter((file) => file.endsWith('.js') && file !== entry)
  return [entry, ...chunks].map((path) => ({
    type: 'ESModule' as const,
    path,
    contents: readFileSync(join(folder, path), 'utf8'),
  }))
}
