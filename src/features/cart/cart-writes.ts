/** The order of writes, outside of React: those of one cart go one after the other. Made once a document by CartProvider. */

export function createCartWrites() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** @param write sends it; never throws */
    add<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
      const outcome = last.then(write)
      last = outcome
      return outcome
    },
    /** Once every write that was begun has its answer. */
    settled: () => last,
  }
}
