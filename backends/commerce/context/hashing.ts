// Limits concurrent password hashes, with a short queue.
import type { LimitHashing } from './context.ts'

/** @param atOnce maximum of concurrent runs @param queue maximum of waiting calls; further calls get null */
export function createHashLimiter(atOnce = 2, queue = 20): LimitHashing {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length >= queue) return null
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A finished run passes its permit to the next in the queue.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
