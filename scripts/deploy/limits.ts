// Size and start time of the worker, compared with the limits of Cloudflare.

/** https://developers.cloudflare.com/workers/platform/limits/: of the free plan, which are those of the paid plan except for its 10 MB. */
const limits = { gzipBytes: 3_000_000, startMs: 1_000 }

export type Measured = { bytes: number; gzipBytes: number; startMs: number }

/** @param output of `wrangler deploy --dry-run` @throws Error if it has no sizes */
export function readUploadSize(output: string): Pick<Measured, 'bytes' | 'gzipBytes'> {
  const [, kib, gzipKib] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(output) ?? []
  if (!kib || !gzipKib) throw new Error(`wrangler printed no size of the upload:\n${output}`)
  return { bytes: Number(kib) * 1024, gzipBytes: Number(gzipKib) * 1024 }
}

type CpuProfile = {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  /** In microseconds. */
  timeDeltas: number[]
}

/** Milliseconds in which the profiled process was not idle. */
export function readActiveMs({ nodes, samples, timeDeltas }: CpuProfile): number {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  return samples.reduce((sum, id, at) => sum + (idle.has(id) ? 0 : (timeDeltas[at] ?? 0)), 0) / 1000
}

const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(2)

/** One line per measurement; `isOver`: at least one is above its limit. */
export function compareWithLimits({ bytes, gzipBytes, startMs }: Measured): { lines: string[]; isOver: boolean } {
  const lines = [
    `Size: ${toMegabytes(bytes)} MB, compressed ${toMegabytes(gzipBytes)} of 3 MB (10 MB on the paid plan)`,
    `Start: ${startMs.toFixed()} of ${limits.startMs} ms, on this machine`,
  ]
  const over = [
    ...(gzipBytes > limits.gzipBytes ? ['The worker is too large for the free plan.'] : []),
    ...(startMs > limits.startMs ? ['The worker starts too slowly: Cloudflare rejects it.'] : []),
  ]
  return { lines: [...lines, ...over], isOver: over.length > 0 }
}
