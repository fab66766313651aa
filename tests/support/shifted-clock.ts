// Preloaded into a shop by server.ts: its clock starts CLOCK_AHEAD_MS ahead, and each message moves it by seconds or sets it to an instant.
// With MINUTE_MS the work of every minute runs in that interval.
const minuteMs = 60_000

const RealDate = Date
const realNow = Date.now
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const now = () => realNow() + aheadMs
RealDate.now = now
globalThis.Date = new Proxy(RealDate, {
  construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [now()] : given, target),
  apply: () => new RealDate(now()).toString(),
})

const shortMinuteMs = Number(process.env.MINUTE_MS ?? minuteMs)
const startInterval = globalThis.setInterval
globalThis.setInterval = ((run: () => void, ms?: number) =>
  startInterval(run, ms === minuteMs ? shortMinuteMs : ms)) as typeof setInterval

process.on('message', (move: number | string) => {
  aheadMs = typeof move === 'number' ? aheadMs + move * 1000 : Date.parse(move) - realNow()
  process.send?.('moved')
})
// the message channel does not keep the process running
process.channel?.unref()
