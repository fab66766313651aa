// Runs the garbage collector, to count objects that are still referenced.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

export async function countReachable(refs: readonly WeakRef<object>[]): Promise<number> {
  // a WeakRef that was created or read keeps its object until the end of the event-loop task
  await new Promise((done) => setTimeout(done))
  collect()
  return refs.filter((ref) => ref.deref()).length
}
