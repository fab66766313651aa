// Memory of the shop after many requests, measured as `npm run bench -- --memory` does: on Node, and in an isolate with full caches.
import { measureIsolate } from '../bench/isolate.ts'
import { startLoadClient } from '../bench/load.ts'
import { measureMemory } from '../bench/memory.ts'
import { figure } from '../bench/statistics.ts'
import type { StressResult } from './stress-result.ts'

/** An isolate is ended at 128 MB. */
const isolateLimitMb = 80
const nodeLimitMb = 250
const part = 'memory'

/** @param size `requests`: mixed requests on Node, `visits`: requests for each way to fill the caches of an isolate */
export async function runMemory(size: { requests: number; visits: number }): Promise<StressResult[]> {
  const client = startLoadClient()
  const node = await measureMemory(client, size.requests, console.error).finally(client.stop)
  const isolate = await measureIsolate({ visits: size.visits }, console.error)
  return [
    {
      part,
      what: `Node above its start of ${figure(node?.startMb, 'MB')}, after ${size.requests} mixed requests`,
      value: node && node.endMb - node.startMb,
      unit: 'MB',
      limit: nodeLimitMb,
    },
    {
      part,
      what: `isolate with full caches, ${figure(isolate.startMb, 'MB')} after the first pages`,
      value: isolate.fullMb,
      unit: 'MB',
      limit: isolateLimitMb,
    },
  ]
}
