import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Expectation = {
  status: number
  /** Body size as sent. */
  bytes: { least: number; most: number }
  /** Texts in an uncompressed body. */
  sentences: string[]
  etag?: string | undefined
  /** Required part of `Cache-Status`. */
  cacheStatus?: string | undefined
}

export type Job = {
  origin: string
  /** Requested in turn and repeated. */
  paths: string[]
  headers: Record<string, string>
  connections: number
  durationMs: number
  /** Maximum. */
  requests: number
  expect: Expectation
}

export type Outcome = { requests: number; seconds: number; firstByteMs: number[]; lastByteMs: number[] }

export type LoadClient = {
  /** @throws Error if a response is not as expected */
  run(job: Job): Promise<Outcome>
  stop(): void
}

/** Starts the client process. It runs until `stop`, so that it is equally warm for all subjects. */
export function startLoadClient(): LoadClient {
  const child = fork(new URL('load-client.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('The load client stopped')))
  died.catch(() => undefined)
  return {
    async run(job) {
      child.send(job)
      const answered = once(child, 'message') as Promise<[Outcome | { failure: string }]>
      const [outcome] = await Promise.race([answered, died])
      if ('failure' in outcome) throw new Error(`${job.origin}${job.paths[0] ?? ''}: ${outcome.failure}`)
      return outcome
    },
    stop: () => child.disconnect(),
  }
}
