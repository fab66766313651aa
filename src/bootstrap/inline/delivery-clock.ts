import { countdownAttr } from '#protocol/protocol.ts'

declare global {
  /** How far the clock of the shop is ahead of the browser's, in milliseconds; undefined or NaN if it is right or not known. shop-time.ts sets it. */
  var shopAheadMs: number | undefined
}

/** The time of the shop, in milliseconds since the epoch. */
export const shopNow = () => Date.now() + (globalThis.shopAheadMs || 0)

/**
 * Shows the time until the first open delivery deadline. The attribute has one line per deadline: the minute since the epoch
 * (8 digits), a space, and the text, with `{}` for hours and for minutes.
 */
export function renderTimeLeft(element: Element): void {
  for (const line of (element.getAttribute(countdownAttr) ?? '').split('\n')) {
    const minutesLeft = (Number.parseInt(line, 10) - shopNow() / 60_000) | 0
    if (minutesLeft > 0) {
      const text = line
        .slice(9)
        .replace('{}', `${(minutesLeft / 60) | 0}`)
        .replace('{}', `${minutesLeft % 60}`)
      if (element.textContent !== text) element.textContent = text
      break
    }
  }
}
