/** The api as loaders and components see it. Its types are those of the services. */
import type { Result } from '#api/core/result.ts'
import type { createInProcessApi } from './in-process.ts'

type InProcess = ReturnType<typeof createInProcessApi>

/** Whoever no longer waits for an answer can say so; only a network listens. */
type Cancellable<Call> = Call extends (...asked: infer Asked) => infer Answer
  ? (...asked: [...Asked, signal?: AbortSignal]) => Answer
  : never

export type ShopApi = {
  [Feature in keyof InProcess]: { [Name in keyof InProcess[Feature]]: Cancellable<InProcess[Feature][Name]> }
}

/**
 * Asks what only the reader may know. A page that is made for every customer gets a mark instead, see private-reads.ts.
 * @param name under which the page knows it; one a page
 */
export type AskPrivately = <Value>(name: string, ask: (api: ShopApi) => Promise<Value>) => Promise<Result<Value>>
