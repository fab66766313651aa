// Runs trials in processes of vitest, one for each core, and stops a process that hangs.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Report, Trial } from './protocol.ts'

export type Ended = Extract<Report, { kind: 'ended' }>

const program = fileURLToPath(new URL('trials.ts', import.meta.url))
/** No trial takes as long on a busy machine, unless its code runs in a circle that the switch does not see. */
const maxSilenceMs = 90_000
const processCount = 2

/** Reports of the trials of a batch by their ids. The trial during which the process was stopped has timed out; those after it are missing. */
type BatchReports = Map<number, Ended>

class TrialProcess {
  #child: ChildProcess | null = null
  #onReport: (report: Report) => void = () => {}

  /** Starts the process if it does not run. */
  async #start(): Promise<ChildProcess> {
    if (this.#child) return this.#child
    const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#child = child
    child.on('message', (report: Report) => this.#onReport(report))
    await new Promise<void>((resolve, reject) => {
      this.#onReport = () => resolve()
      child.once('exit', (code) => reject(new Error(`the process of the tests ended with ${code}`)))
    })
    return child
  }

  async run(batch: readonly Trial[]): Promise<BatchReports> {
    const child = await this.#start()
    const reports: BatchReports = new Map()
    let running = batch[0]?.id ?? -1
    await new Promise<void>((resolve) => {
      const onExit = () => {
        this.#child = null
        const lost = { outcome: 'timed-out' as const, reached: [], calls: 0, durationMs: maxSilenceMs, failure: null }
        if (!reports.has(running)) reports.set(running, { kind: 'ended', id: running, ...lost })
        done()
      }
      const stop = () => child.kill('SIGKILL')
      let timer = setTimeout(stop, maxSilenceMs)
      const done = () => {
        clearTimeout(timer)
        child.off('exit', onExit)
        resolve()
      }
      child.once('exit', onExit)
      this.#onReport = (report) => {
        clearTimeout(timer)
        timer = setTimeout(stop, maxSilenceMs)
        if (report.kind === 'started') running = report.id
        if (report.kind === 'ended') reports.set(report.id, report)
        if (report.kind === 'idle') done()
      }
      child.send(batch)
    })
    return reports
  }

  close() {
    this.#child?.removeAllListeners('exit')
    if (this.#child?.connected) this.#child.disconnect()
  }
}

type Work = (run: (batch: readonly Trial[]) => Promise<BatchReports>) => Promise<boolean>

export interface TrialProcesses {
  /** Calls `work` in one loop for each process until it returns false. */
  repeat(work: Work): Promise<void>
  close(): void
}

export function openProcesses(): TrialProcesses {
  const processes = Array.from({ length: processCount }, () => new TrialProcess())
  return {
    async repeat(work) {
      await Promise.all(
        processes.map(async (each) => {
          while (await work((batch) => each.run(batch)));
        }),
      )
    },
    close() {
      for (const each of processes) each.close()
    },
  }
}
