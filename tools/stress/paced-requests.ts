// Requests at a fixed rate, independent of responses, and at a fixed interval, one after the other.
import { setTimeout as sleep } from 'node:timers/promises'

type Ask = (index: number) => Promise<Response>
export type StatusCounts = Record<number, number>

/** 0: no response. */
export const readStatus = async (asked: Promise<Response>): Promise<number> => {
  try {
    const response = await asked
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** @returns a function that stops, waits for all responses and returns how many had each status */
export function sendAtRate(perSecond: number, ask: Ask): () => Promise<StatusCounts> {
  const requests: Promise<number>[] = []
  const started = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (requests.length < due) requests.push(readStatus(ask(requests.length)))
  }, 10)
  return async () => {
    clearInterval(timer)
    const counts: StatusCounts = {}
    for (const status of await Promise.all(requests)) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }
}

/** Response times of a visitor who repeats a request, and how many were not answered with 200. */
export async function visitFor(seconds: number, intervalMs: number, ask: Ask) {
  const times: number[] = []
  let rejected = 0
  const started = performance.now()
  for (let index = 0; index * intervalMs < seconds * 1000; index++) {
    await sleep(Math.max(0, started + index * intervalMs - performance.now()))
    const asked = performance.now()
    const status = await readStatus(ask(index))
    times.push(performance.now() - asked)
    if (status !== 200) rejected++
  }
  return { times, rejected }
}

export const toStatusList = (counts: StatusCounts) =>
  Object.entries(counts)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
