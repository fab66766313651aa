/** Where the next task begins: what was handed over before is on its way. Called by pages/send-template.ts. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** In workerd any timer takes more than a millisecond; to read a body takes one round of its event loop, and that is all. */
const nextRound = () => new Response('.').text()

export const nextTask: () => Promise<unknown> =
  navigator.userAgent === 'Cloudflare-Workers' ? nextRound : () => nextTurn()
