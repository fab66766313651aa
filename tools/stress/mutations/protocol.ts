// Messages between the queue of mutations and a process that runs tests.

/** Tests that run once, with a mutation in effect. */
export interface Trial {
  /** Identifies the trial in its process. */
  id: number
  /** Number of the mutation; -1 for none. */
  mutation: number
  /** Calls of the switch after which the mutation is taken for an endless loop. */
  callLimit: number
  testTimeoutMs: number
  /** Test files, the likeliest to fail first. */
  tests: readonly string[]
}

export type Outcome = 'passed' | 'failed' | 'timed-out'

export type Report =
  | { kind: 'started'; id: number }
  | {
      kind: 'ended'
      id: number
      outcome: Outcome
      reached: readonly number[]
      calls: number
      durationMs: number
      failure: string | null
    }
  | { kind: 'idle' }
