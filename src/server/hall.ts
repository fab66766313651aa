/** Types of the hall: what middleware and endpoints find in Hono's context. */
import type { Bindings } from './bindings.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'

export type HallEnv = {
  Bindings: Bindings
  Variables: {
    shop: Shop
    requestId: string
    /** The visitor's session, opened once; asked for with `sessionOf`. */
    session?: Promise<Session | null>
    /** Origin of the shop as visitors see it. */
    origin: string
    /** A kept page goes out as it is: what the caches said of it; its headers are complete. */
    kept?: string
    /** Asks the backend whether it still knows the session: once a request, for its guard and its page. */
    isSessionAlive?: () => Promise<boolean>
  }
}
