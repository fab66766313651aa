/** Logs an event that recurs with every request, such as a page that can never be cached, at most once an hour. */
import { isWithin } from '../time/elapsed.ts'
import type { Log } from './log.ts'

const intervalMs = 3_600_000
const maxRemembered = 1_000

type Facts = Record<string, unknown>
/** @param facts the event with the same facts is not logged again; @param example logged too, but not compared */
export type LogOnce = (level: Parameters<Log>[0], event: string, facts: Facts, example?: Facts) => void

export function createLogOnce(log: Log, now: () => number = Date.now): LogOnce {
  const loggedAt = new Map<string, number>()
  return (level, event, facts, example = {}) => {
    const key = JSON.stringify([event, facts])
    const last = loggedAt.get(key)
    if (last !== undefined && isWithin(now() - last, intervalMs)) return
    if (loggedAt.size >= maxRemembered) loggedAt.clear()
    loggedAt.set(key, now())
    log(level, event, { ...facts, ...example })
  }
}
