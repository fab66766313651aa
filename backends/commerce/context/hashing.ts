// Limits how much of the CPU password hashes use. Those of trusted callers, such as known devices, go first.
import type { LimitHashing } from './context.ts'

/** Limits concurrent hashes, with two queues. For Node, which hashes on threads of its own. @param atOnce maximum of concurrent runs @param queue maximum of waiting calls of each queue; further calls get null */
export function createHashLimiter(atOnce = 2, queue = 20): LimitHashing {
  let running = 0
  const trusted: (() => void)[] = []
  const others: (() => void)[] = []
  return async (work, isTrusted = false) => {
    const waiting = isTrusted ? trusted : others
    if (running < atOnce) running += 1
    else if (waiting.length >= queue) return null
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A finished run passes its permit to the next in the queue.
      const next = trusted.shift() ?? others.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Longer than any hash takes: the clock was set while it ran. */
const maxHashMs = 2_000

const nextMacrotask = () => new Promise((done) => setTimeout(done, 0))

/**
 * For workerd, which hashes on the thread that handles all requests: a queue would never fill. Others than trusted callers get null
 * while their hashes have used more than `burstMs`; `share` is the part of the time that they may use.
 */
export function createHashBudget({ burstMs = 4_000, share = 0.25, now = Date.now } = {}): LimitHashing {
  let usedMs = 0
  let updatedAt = now()
  let measuredUntil = updatedAt
  return async (work, isTrusted = false) => {
    if (isTrusted) return work()
    const startedAt = now()
    // a clock that was set back neither uses the budget nor fills it
    usedMs = Math.max(0, usedMs - share * Math.max(0, startedAt - updatedAt))
    updatedAt = startedAt
    if (usedMs >= burstMs) return null
    try {
      return await work()
    } finally {
      // the clock of workerd does not advance before the next event
      await nextMacrotask()
      // hashes of concurrent requests run one after the other: none is counted twice
      const endedAt = now()
      const since = measuredUntil > endedAt ? startedAt : Math.max(startedAt, measuredUntil)
      usedMs += Math.min(maxHashMs, Math.max(0, endedAt - since))
      measuredUntil = endedAt
    }
  }
}
