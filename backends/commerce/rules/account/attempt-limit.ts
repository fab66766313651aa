// Rate limits of attempts on accounts. The counters are in sql/login-failures.ts.

/** `failures` includes `pending` attempts, whose password is still being checked. */
export type FailureCount = { failures: number; pending: number; lastAt: string; windowEndsAt: string }
export type Counter = {
  key: string
  allowed: number
  windowSeconds: number
  /** Over the limit, the maximum wait in seconds after the last attempt; null: until the window ends. */
  longestWait: number | null
  /** From this number on each attempt waits longer, before the limit is reached. */
  slowFrom?: number
}

const longestDelay = 30
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
  /** Failures of one network on all accounts from which on its attempts are delayed. */
  slowFrom?: number
}

/** Kinds of attempts: logins, requested mails, new passwords, and requests for access. */
const kinds = {
  login: { prefix: '', here: 5, everywhere: 20, network: 30, slowFrom: 10, nowhere: 600, longestWait: 30 },
  mail: { prefix: 'mail:', here: 3, everywhere: 6, network: 20, nowhere: 300, longestWait: 300 },
  password: { prefix: 'password:', here: 10, everywhere: 40, network: 30, nowhere: 600, longestWait: 30 },
  request: { prefix: 'request:', here: 3, everywhere: 6, network: 20, nowhere: 300, longestWait: 300 },
} as const satisfies Record<string, Limits>

/** A device on which the account has logged in has only a counter of its own. The account's counter only delays. Requests without a known network share a counter, which only delays too. */
export function countersOf(
  account: string,
  network: string | null,
  kind: keyof typeof kinds = 'login',
  device: string | null = null,
): Counter[] {
  const { prefix, here, longestWait, ...limits } = kinds[kind]
  if (device)
    return [
      {
        key: `${prefix}account+device:${account}:${device}`,
        allowed: here,
        windowSeconds: quarter,
        longestWait: null,
      },
    ]
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
    {
      key: `${prefix}network:${network}`,
      allowed: limits.network,
      windowSeconds: 600,
      longestWait: null,
      ...('slowFrom' in limits && { slowFrom: limits.slowFrom }),
    },
  ]
}

/** A window that ends later than a new one would was opened while the clock was ahead, so it counts as expired. */
const isOver = ({ windowSeconds }: Counter, { windowEndsAt }: FailureCount, now: Date) => {
  const leftMs = Date.parse(windowEndsAt) - now.getTime()
  return leftMs <= 0 || leftMs > windowSeconds * 1000
}

/** Seconds until the next attempt is allowed; 0 if allowed now. Pending attempts do not count. */
export function retryAfterSeconds(counter: Counter, state: FailureCount | undefined, now: Date): number {
  if (!state || isOver(counter, state, now)) return 0
  const { allowed, longestWait, slowFrom = allowed } = counter
  const failures = state.failures - state.pending
  if (failures < slowFrom) return 0
  const isLocked = longestWait === null && failures >= allowed
  const delay = Math.min(longestWait ?? longestDelay, 2 ** Math.min(9, failures - slowFrom))
  const until = isLocked ? Date.parse(state.windowEndsAt) : Date.parse(state.lastAt) + 1000 * delay
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}

/** Whether the next attempt has to wait for the outcome of pending ones: those that could reach the limit, or any of a caller that is delayed. */
export function isBusy(counter: Counter, state: FailureCount | undefined, now: Date): boolean {
  const { allowed, longestWait, slowFrom = allowed } = counter
  if (longestWait !== null || !state || state.pending === 0 || isOver(counter, state, now)) return false
  return state.failures >= allowed || state.failures - state.pending >= slowFrom
}
