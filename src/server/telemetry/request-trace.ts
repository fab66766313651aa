/** Trace context of one request, the backend reads and calls that it made, and what it waited for: the log line has them. */
import { createTraceContext, parseTraceparent, type TraceContext, toTraceparent } from './trace-context.ts'

/** More operations of a request are counted, not named. */
const maxNamed = 16
const maxName = 60

type WaitReason = 'queueMs' | 'renderMs'

const round = (ms: number) => Math.round(ms * 10) / 10

export class RequestTrace {
  #context: TraceContext | null
  readonly #named: string[] = []
  #unnamed = 0
  readonly #waits: Partial<Record<WaitReason, number>> = {}

  /** @param traceparent header of the request; a malformed one is ignored */
  constructor(traceparent: string | undefined) {
    this.#context = parseTraceparent(traceparent)
  }

  /** Header of the next call to an external backend. Without one in the request, the first call starts a trace. */
  nextTraceparent(): string {
    this.#context ??= createTraceContext()
    return toTraceparent(this.#context)
  }

  /** @param result of a read without a call of its own, such as `hit`, or of a failed call, such as `timeout` @param ms of a wait */
  record(operation: string, result: string | null, ms?: number): void {
    if (this.#named.length >= maxNamed) {
      this.#unnamed += 1
      return
    }
    const parts = [operation.slice(0, maxName), ms === undefined ? null : round(ms), result]
    this.#named.push(parts.filter((part) => part !== null).join(' '))
  }

  /** Adds to the time that the request waited for a permit of the render queue, or for a render. */
  recordWait(reason: WaitReason, ms: number): void {
    this.#waits[reason] = round((this.#waits[reason] ?? 0) + ms)
  }

  /** For the log line. `trace`: undefined if neither the caller nor a call needed one. `calls`: names, milliseconds and results. */
  toFacts() {
    const more = this.#unnamed > 0 ? [`+${this.#unnamed}`] : []
    const calls = [...this.#named, ...more].join(', ')
    return { trace: this.#context?.traceId, ...this.#waits, calls: calls || undefined }
  }
}
