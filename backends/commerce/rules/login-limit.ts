// How failed logins slow an account down (pure); the counters live in sql/login-failures.ts. Called by the login resolver.

export type Failures = { failures: number; lastAt: string; windowEndsAt: string }
export type Counter = {
  key: string
  allowed: number
  windowSeconds: number
  /** Beyond the allowed ones an attempt waits at most so many seconds after the last one; null: until the window ends. */
  longestWait: number | null
}

const quarter = 15 * 60

/**
 * The counters of one attempt: the account from one network, the account from anywhere (which only slows, so that nobody
 * can lock another out) and the network. Where the network is not known, all who come from nowhere share one that is much wider,
 * and only slows too: nobody can lock everybody out.
 */
export function countersOf(account: string, network: string | null): Counter[] {
  const everywhere = { key: `account:${account}`, allowed: 20, windowSeconds: quarter, longestWait: 30 }
  if (!network) return [everywhere, { key: 'nowhere', allowed: 600, windowSeconds: 600, longestWait: 1 }]
  return [
    { key: `account+network:${account}:${network}`, allowed: 5, windowSeconds: quarter, longestWait: null },
    everywhere,
    { key: `network:${network}`, allowed: 30, windowSeconds: 600, longestWait: null },
  ]
}

/** A window that ends later than one that begins now was opened by a clock that was ahead; it is over too. */
const isOver = ({ windowSeconds }: Counter, { windowEndsAt }: Failures, now: Date) => {
  const leftMs = Date.parse(windowEndsAt) - now.getTime()
  return leftMs <= 0 || leftMs > windowSeconds * 1000
}

/** Seconds until the next attempt may be made; 0 when it may be made now. */
export function waitSeconds(counter: Counter, state: Failures | undefined, now: Date): number {
  if (!state || state.failures < counter.allowed || isOver(counter, state, now)) return 0
  const { longestWait } = counter
  const until =
    longestWait === null
      ? Date.parse(state.windowEndsAt)
      : Date.parse(state.lastAt) + 1000 * Math.min(longestWait, 2 ** Math.min(5, state.failures - counter.allowed))
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}
