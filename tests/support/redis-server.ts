// Starts redis-server or valkey-server, whichever is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Null: none is installed. */
const program =
  ['redis-server', 'valkey-server']
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable) ?? null

export const hasRedis = program !== null

export type RedisServer = {
  url: string
  port: number
  /** Kills the process; its data are lost. */
  kill(): Promise<void>
  /** Stops responding, without closing connections, as behind a cut network. */
  freeze(): void
  thaw(): void
}

/** Stores nothing on disk. @param port of a server that was killed; without it a free one */
export async function startRedis(port?: number): Promise<RedisServer> {
  if (program === null) throw new Error('redis-server or valkey-server is not installed')
  const on = port ?? (await freePort())
  const flags = { port: String(on), bind: '127.0.0.1', save: '', appendonly: 'no' }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(program, args, { stdio: 'ignore' })
  const exited = once(child, 'exit')
  // also if the test run is aborted
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  for (let tries = 0; !(await accepts(on)); tries++) {
    if (child.exitCode !== null || tries > 200) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start on port ${on}`)
    }
    await sleep(25)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
    process.off('exit', killAtExit)
  }
  return {
    url: `redis://127.0.0.1:${on}`,
    port: on,
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  }).then((isOpen) => isOpen === true)
}
