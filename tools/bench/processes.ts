import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** USER_HZ is 100 for all programs, whatever the kernel's clock is. */
const ticksPerSecond = 100

/** CPU seconds of a process with all threads; null if not available (not Linux). */
export function cpuSeconds(pid: number): number | null {
  const fields = readStat(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : null
}

/** Resident memory of a process in megabytes; null if not available. */
export function residentMb(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

/** Waits until a process is idle, for example after storing rendered pages; at most ten seconds. */
export async function waitForIdle(pid: number): Promise<void> {
  for (let waits = 0, quiet = 0; waits < 100 && quiet < 2; waits++) {
    const before = cpuSeconds(pid)
    await sleep(100)
    const after = cpuSeconds(pid)
    if (before === null || after === null) return
    quiet = after - before <= 1 / ticksPerSecond ? quiet + 1 : 0
  }
}

/** Runs `start` and finds the child process that it created; null if not available. */
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

/** The fields after the program name, which may contain spaces and brackets. */
function readStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
