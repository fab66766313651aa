// Two child processes that start and stop together.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onStop } from '../setup/on-stop.mjs'

/** A child may need some seconds to close its files. */
const stopMs = 20_000

export function createChildren() {
  const running = new Map()
  let isStopping = false

  async function stopAll(exitCode) {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopMs).unref()
    await Promise.all(
      [...running.values()].map((child) => {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        return exited
      }),
    )
    process.exit(exitCode)
  }
  onStop(() => stopAll(0))

  /**
   * Starts a child. If it ends by itself, one sentence is printed, and the others are stopped.
   * @param name subject of that sentence
   */
  function start(name, program, args, options) {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    running.set(name, child)
    const end = (reason) => {
      running.delete(name)
      if (isStopping) return
      const others = [...running.keys()].map((other) => `, so ${other.replace(/^The /, 'the ')} stops too`).join('')
      console.error(`${name} has stopped (${reason})${others}.`)
      void stopAll(1)
    }
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`))
    child.once('error', (error) => end(error.message))
    return child
  }
  return { start }
}
