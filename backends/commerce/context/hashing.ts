// Limits concurrent password hashes, with a short queue, and a second one that is served first.
import type { LimitHashing } from './context.ts'

/** @param atOnce maximum of concurrent runs @param queue maximum of waiting calls of each queue; further calls get null */
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
