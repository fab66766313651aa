/** One JSON line per event, in UTC. Log no tokens, cookies, bodies, names or mail addresses. */
import type { Config } from './config.ts'

const order = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof order)[number]
export type Log = (level: Level, event: string, facts?: Record<string, unknown>) => void

const truncate = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > 500 ? `${value.slice(0, 500)}…` : value

export function createLog(level: Config['logLevel']): Log {
  const minLevel = order.indexOf(level)
  return (at, event, facts) => {
    if (order.indexOf(at) < minLevel) return
    const line = JSON.stringify({ ts: new Date().toISOString(), level: at, event, ...facts }, truncate)
    if (at === 'error') console.error(line)
    else console.log(line)
  }
}
