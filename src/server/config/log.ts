/** One JSON line per event, in UTC. Log no tokens, cookies, bodies, names or mail addresses. */
import { isWorkerd } from '../time/event-loop.ts'
import type { Config } from './config.ts'

const order = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof order)[number]
export type Log = (level: Level, event: string, facts?: Record<string, unknown>) => void

const maxLength = 500
const truncate = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > maxLength ? `${value.slice(0, maxLength)}…` : value

/** A replacer makes `JSON.stringify` several times slower. */
function needsTruncation(facts: Record<string, unknown>): boolean {
  for (const name in facts) {
    const value = facts[name]
    if (typeof value === 'string' ? value.length > maxLength : typeof value === 'object') return true
  }
  return false
}

/** Lines of this event-loop turn, which Node writes at once: a write takes as long as sending a cached page. */
let pending = ''

function flush() {
  if (pending === '') return
  const lines = pending
  pending = ''
  process.stdout.write(lines)
}

if (!isWorkerd) {
  process.on('exit', flush)
  // the shop outlives the program that reads its log
  process.stdout.on('error', () => undefined)
}

function write(line: string) {
  // in workerd no work is left over after a request
  if (isWorkerd) return console.log(line)
  if (pending === '') setImmediate(flush)
  pending += `${line}\n`
}

export const isLogged = (level: Level, minLevel: Config['logLevel']) => order.indexOf(level) >= order.indexOf(minLevel)

export function createLog(minLevel: Config['logLevel']): Log {
  return (level, event, facts = {}) => {
    if (!isLogged(level, minLevel)) return
    const details = JSON.stringify(facts, needsTruncation(facts) ? truncate : undefined)
    const head = `{"ts":"${new Date().toISOString()}","level":"${level}","event":"${event}"`
    const text = details === '{}' ? `${head}}` : `${head},${details.slice(1)}`
    if (level !== 'error') return write(text)
    flush()
    console.error(text)
  }
}
