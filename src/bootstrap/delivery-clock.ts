// How long is left to order for which day, on the clock of the reader; a cached page holds only the days. Called by bootstrap.ts.
import { countdownAttr } from '#protocol/protocol.ts'

/**
 * Says the hours and minutes until the first of an element's days closes. A line is the minute, of eight digits, at which one does, and what is said
 * until then, with `{}` for hours and minutes.
 */
export function renderTimeLeft(element: Element): void {
  for (const line of (element.getAttribute(countdownAttr) ?? '').split('\n')) {
    const left = (Number.parseInt(line, 10) - Date.now() / 60_000) | 0
    if (left > 0) {
      const said = line
        .slice(9)
        .replace('{}', `${(left / 60) | 0}`)
        .replace('{}', `${left % 60}`)
      if (element.textContent !== said) element.textContent = said
      break
    }
  }
}
