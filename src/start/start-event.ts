/**
 * Draws in an event of TanStack Start that is emptied afterwards. In workerd an answer holds what was stored for its request while it was
 * made, and Start stores the answer there itself: a circle that is never cleaned up, with the router and all data of the page in it.
 * Relies on where Start keeps its event, which start-event.test.ts pins. Called by render.tsx.
 */
import type { AsyncLocalStorage } from 'node:async_hooks'

/** A handler of Start that gets the request of the event that it is called in makes none of its own. */
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
