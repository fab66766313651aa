// Preloaded into a shop whose standing orders are due: moves its clock forward, and runs what is due every minute five times a second.
export {}

const minuteMs = 60_000
const shortMinuteMs = 200

const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...given: [] | [string]) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }
  static override now = () => RealDate.now() + aheadMs
} as DateConstructor

const startInterval = globalThis.setInterval
globalThis.setInterval = ((run: () => void, ms?: number) =>
  startInterval(run, ms === minuteMs ? shortMinuteMs : ms)) as typeof setInterval
