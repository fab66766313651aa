// How failed logins slow an account down (pure); the counters live in sql/login-failures.ts. Called by the login resolver.

export type Failures = { failures: number; lastAt: string; windowEndsAt: string }
export type Counter = { key: string; allowed: number; windowSeconds: number; slowsOnly: boolean }

const quarter = 15 * 60

/**
 * The counters of one attempt: the account from one network, the account from anywhere (which only slows, so that nobody
 * can lock another out) and the network. Without a network only the second holds.
 */
export function countersOf(account: string, network: string | null): Counter[] {
  const everywhere = { key: `account:${account}`, allowed: 20, windowSeconds: quarter, slowsOnly: true }
  if (!network) return [everywhere]
  return [
    { key: `account+network:${account}:${network}`, allowed: 5, windowSeconds: quarter, slowsOnly: false },
    everywhere,
    { key: `network:${network}`, allowed: 30, windowSeconds: 600, slowsOnly: false },
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
  const until = counter.slowsOnly
    ? Date.parse(state.lastAt) + 1000 * Math.min(30, 2 ** Math.min(5, state.failures - counter.allowed))
    : Date.parse(state.windowEndsAt)
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}
