import type { RequestContext } from '#server/context.ts'

type Log = RequestContext['log']

const logged = new Set<string>()
const maxLogged = 1_000

/** Logs a warning once per process for the same facts: pages are rendered again and again. */
export function logOnce(log: Log, event: string, facts: Parameters<Log>[2]) {
  const key = JSON.stringify([event, facts])
  if (logged.has(key) || logged.size >= maxLogged) return
  logged.add(key)
  log('warn', event, facts)
}
