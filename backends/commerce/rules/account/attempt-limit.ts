// How attempts on an account are slowed down (pure); the counters live in sql/login-failures.ts. Called by resolvers/account/.

export type Failures = { failures: number; lastAt: string; windowEndsAt: string }
export type Counter = {
  key: string
  allowed: number
  windowSeconds: number
  /** Beyond the allowed ones an attempt waits at most so many seconds after the last one; null: until the window ends. */
  longestWait: number | null
}

const quarter = 15 * 60

type Limits = {
  /** Begins the keys of the counters. */
  prefix: string
  /** Attempts on one account from one network, on it from anywhere, and from one network on any account. */
  here: number
  everywhere: number
  network: number
  /** All whose network is not known. */
  nowhere: number
  /** Seconds: how far attempts from anywhere are slowed down. */
  longestWait: number
}

/** What is counted: wrong passwords, mails that are asked for, new passwords, and requests for access. */
const kinds = {
  login: { prefix: '', here: 5, everywhere: 20, network: 30, nowhere: 600, longestWait: 30 },
  mail: { prefix: 'mail:', here: 3, everywhere: 6, network: 20, nowhere: 300, longestWait: 300 },
  password: { prefix: 'password:', here: 10, everywhere: 40, network: 30, nowhere: 600, longestWait: 30 },
  request: { prefix: 'request:', here: 3, everywhere: 6, network: 20, nowhere: 300, longestWait: 300 },
} as const satisfies Record<string, Limits>

/**
 * The counters of one attempt: the account from one network, the account from anywhere (which only slows, so that nobody
 * can lock another out) and the network. Where the network is not known, all who come from nowhere share one that is much wider,
 * and only slows too: nobody can lock everybody out.
 */
export function countersOf(account: string, network: string | null, kind: keyof typeof kinds = 'login'): Counter[] {
  const { prefix, here, longestWait, ...limits } = kinds[kind]
  const everywhere = {
    key: `${prefix}account:${account}`,
    allowed: limits.everywhere,
    windowSeconds: quarter,
    longestWait,
  }
  if (!network)
    return [everywhere, { key: `${prefix}nowhere`, allowed: limits.nowhere, windowSeconds: 600, longestWait: 1 }]
  return [
    {
      key: `${prefix}account+network:${account}:${network}`,
      allowed: here,
      windowSeconds: quarter,
      longestWait: null,
    },
    everywhere,
    { key: `${prefix}network:${network}`, allowed: limits.network, windowSeconds: 600, longestWait: null },
  ]
}

/** A window that ends later than one that begins now was opened by a clock that was ahead; it is over too. */
const isOver = ({ windowSeconds }: Counter, { windowEndsAt }: Failures, now: Date) => {
  const leftMs = Date.parse(windowEndsAt) - now.getTime()
  return leftMs <= 0 || leftMs > windowSeconds * 1000
}

/** Seconds until the next attempt may be made; 0 when it may be made now. */
export function retryAfterSeconds(counter: Counter, state: Failures | undefined, now: Date): number {
  if (!state || state.failures < counter.allowed || isOver(counter, state, now)) return 0
  const { longestWait } = counter
  const until =
    longestWait === null
      ? Date.parse(state.windowEndsAt)
      : Date.parse(state.lastAt) + 1000 * Math.min(longestWait, 2 ** Math.min(9, state.failures - counter.allowed))
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}
