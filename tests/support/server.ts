// Starts the shop as `npm start` does: node.ts in its own process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSecrets } from '../../scripts/secrets.ts'
import { heapFlags, memoryEnv } from '../../scripts/setup/memory-settings.mjs'
import { copyNodeData } from './demo-data.ts'
import { freePort } from './free-port.ts'
import { noRateLimits } from './no-rate-limits.ts'

export type NodeShop = {
  url: string
  dataDir: string
  purgeToken: string
  sessionKeys: string
  /** Moves the clock of a shop that was started with `clock`; back with negative seconds. */
  pass(seconds: number): Promise<void>
  /** Sets this clock. @param instant ISO 8601 */
  setClock(instant: string): Promise<void>
  output(): string
  /** Ends the process as Ctrl-C does, or without waiting if its data are temporary, and removes those. */
  stop(): Promise<void>
  /** Kills the process, as a power failure does. */
  kill(): Promise<void>
}

const startTimeoutMs = 20_000
/** Time that a shop waits at its end for open responses. */
const maxShutdownMs = 1_000

/** An adjustable clock: how far it is ahead at the start, and the interval of the work of every minute. */
export type ShopClock = { aheadMs?: number; minuteMs?: number }

/**
 * A shop on a free port. `env` is added to the environment, `dataDir` replaces the temporary demo data, `clock` makes the clock
 * adjustable, `through` is a program that runs the shop (disk.ts), `root` is the folder of another build, and `logFile` gets
 * the standard output, which `output` then lacks.
 */
export async function startNodeShop(
  options: {
    env?: Record<string, string>
    dataDir?: string
    clock?: boolean | ShopClock
    through?: readonly string[]
    root?: string
    logFile?: string
  } = {},
): Promise<NodeShop> {
  const dataDir = options.dataDir ?? (await copyNodeData())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { aheadMs = 0, minuteMs } = typeof options.clock === 'object' ? options.clock : {}
  const { NODE_ENV: _, NODE_OPTIONS: __, ...inherited } = process.env
  const env = {
    ...memoryEnv,
    ...inherited,
    LOG_LEVEL: 'warn',
    ...noRateLimits,
    ...options.env,
    CLOCK_AHEAD_MS: String(aheadMs),
    ...(minuteMs && { MINUTE_MS: String(minuteMs) }),
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: 'localhost',
  }
  const clock = options.clock ? ['--import', './tests/support/shifted-clock.ts'] : []
  const flags = [...heapFlags, '--disable-warning=ExperimentalWarning']
  const args = [...flags, '--import', './scripts/prepare-node.ts', ...clock, 'node.ts']
  const [program = '', ...given] = [...(options.through ?? []), process.execPath, ...args]
  const log = options.logFile === undefined ? undefined : openSync(options.logFile, 'a')
  const child = spawn(program, given, {
    cwd: options.root,
    env,
    stdio: ['ignore', log ?? 'pipe', 'pipe', options.clock ? 'ipc' : 'ignore'],
  })
  if (log !== undefined) closeSync(log)
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const output = () => printed.join('')

  const deadline = performance.now() + startTimeoutMs
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`The shop stopped with exit code ${child.exitCode}:\n${output()}`)
    if (performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The shop did not start within ${startTimeoutMs} ms:\n${output()}`)
    }
    await sleep(25)
  }
  const moveClock = async (move: number | string) => {
    child.send(move)
    await once(child, 'message')
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) {
      // temporary data need no clean end
      const killTimer = options.dataDir ? undefined : setTimeout(() => child.kill('SIGKILL'), maxShutdownMs)
      await once(child, 'exit')
      clearTimeout(killTimer)
    }
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit')
  }
  const { PURGE_TOKENS: purgeToken = '', SESSION_KEYS: sessionKeys = '' } = readSecrets(dataDir, env)
  return { url, dataDir, purgeToken, sessionKeys, pass: moveClock, setClock: moveClock, output, stop, kill }
}

/** Reads the whole response, so that no open connection delays the end of the shop. */
async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}
