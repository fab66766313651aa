// Keeps password hashing from taking the whole machine: a few at once, a short queue behind them. Made by handler.ts.
import type { Hashing } from './context.ts'

/** @param atOnce how many run side by side; @param queue how many may wait before the next is turned away */
export function createHashing(atOnce = 2, queue = 20): Hashing {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length >= queue) return null
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A finished one hands its place to the next in the queue.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
