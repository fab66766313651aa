// The memory of a test's process cleaned up at once, to see what is still held. Called by tests of what is forgotten.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** How many of them are still held. */
export async function countReachable(refs: readonly WeakRef<object>[]): Promise<number> {
  // a reference that was just made or read lasts until the end of its turn
  await new Promise((done) => setTimeout(done))
  collect()
  return refs.filter((ref) => ref.deref()).length
}
