// Rate limits of attempts on accounts. The counters are in sql/login-failures.ts.

export type Failures = { failures: number; lastAt: string; windowEndsAt: string }
export type Counter = {
  key: string
  allowed: number
  windowSeconds: number
  /** Over the limit, the maximum wait in seconds after the last attempt; null: until the window ends. */
  longestWait: number | null
}

const quarter = 15 * 60

type Limits = {
  prefix: string
  /** Attempts on one account from one network, on it from all networks, and from one network on all accounts. */
  here: number
  everywhere: number
  network: number
  /** All requests without a known network. */
  nowhere: number
  /** Maximum wait in seconds for attempts on an account from all networks. */
  longestWait: number
}

/** Kinds of attempts: logins, requested mails, new passwords, and requests for access. */
const kinds = {
  login: { prefix: '', here: 5, everywhere: 20, network: 30, nowhere: 600, longestWait: 30 },
  mail: { prefix: 'mail:', here: 3, everywhere: 6, network: 20, nowhere: 300, longestWait: 300 },
  password: { prefix: 'password:', here: 10, everywhere: 40, network: 30, nowhere: 600, longestWait: 30 },
  request: { prefix: 'request:', here: 3, everywhere: 6, network: 20, nowhere: 300, longestWait: 300 },
} as const satisfies Record<string, Limits>

/** The account's counter only delays, so that an attacker cannot lock a customer out. Requests without a known network share a counter, which only delays too. */
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

/** A window that ends later than a new one would was opened while the clock was ahead, so it counts as expired. */
const isOver = ({ windowSeconds }: Counter, { windowEndsAt }: Failures, now: Date) => {
  const leftMs = Date.parse(windowEndsAt) - now.getTime()
  return leftMs <= 0 || leftMs > windowSeconds * 1000
}

/** Seconds until the next attempt is allowed; 0 if allowed now. */
export function retryAfterSeconds(counter: Counter, state: Failures | undefined, now: Date): number {
  if (!state || state.failures < counter.allowed || isOver(counter, state, now)) return 0
  const { longestWait } = counter
  const until =
    longestWait === null
      ? Date.parse(state.windowEndsAt)
      : Date.parse(state.lastAt) + 1000 * Math.min(longestWait, 2 ** Math.min(9, state.failures - counter.allowed))
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}
