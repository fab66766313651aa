// What the benchmark's servers use of the processor, as Linux counts it. Called by throughput.ts and the starters.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Linux counts in hundredths of a second for every program, whatever the kernel's own clock is. */
const ticksPerSecond = 100

/** Processor seconds that a process has used so far, in all its threads; null where the system does not tell (not Linux). */
export function cpuSeconds(pid: number): number | null {
  const fields = readStat(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : null
}

/** Megabytes of memory that a process holds; null where the system does not tell. */
export function residentMb(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

/** Waits until a process has nothing left to do, such as storing the pages that it just made; at most ten seconds. */
export async function waitForIdle(pid: number): Promise<void> {
  for (let waits = 0, quiet = 0; waits < 100 && quiet < 2; waits++) {
    const before = cpuSeconds(pid)
    await sleep(100)
    const after = cpuSeconds(pid)
    if (before === null || after === null) return
    quiet = after - before <= 1 / ticksPerSecond ? quiet + 1 : 0
  }
}

/** Starts something, and tells which process of ours came with it; null where the system does not tell. */
export async function withPid<Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; pid: number | null }> {
  const before = new Set(children())
  const started = await start()
  const came = children().filter((pid) => !before.has(pid))
  return { started, pid: came.at(-1) ?? null }
}

function children(): number[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map(Number).filter((pid) => {
      const fields = readStat(pid)
      return Number(fields?.[1]) === process.pid && fields?.[0] !== 'Z'
    })
  } catch {
    return []
  }
}

/** The fields after the program's name, which may itself hold spaces and brackets. */
function readStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
