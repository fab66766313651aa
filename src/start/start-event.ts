/**
 * Runs a render in an event of TanStack Start that is cleared afterwards: in workerd its response would form a reference cycle with
 * the async storage that is never freed. Relies on where Start stores the event, which start-event.test.ts checks.
 */
import type { AsyncLocalStorage } from 'node:async_hooks'

/** A Start handler uses the current event if the request is the same. */
type StartEvent = { request: Request; requestUrl: URL; currentResponse?: Response }

const eventStorage = Symbol.for('tanstack-start:event-storage')

export async function runInStartEvent(
  request: Request,
  handle: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const events = Reflect.get(globalThis, eventStorage) as AsyncLocalStorage<StartEvent>
  const event: StartEvent = { request, requestUrl: new URL(request.url) }
  try {
    return await events.run(event, handle, request)
  } finally {
    delete event.currentResponse
  }
}
