import type { Log } from './log.ts'

/** Present in the dev server: no page and no response is cached, and errors are reported to the browser. */
export interface Development {
  report(error: { event: string; message: string }): void
}

/** Reports errors to the browser as well. */
export const withReports =
  (log: Log, { report }: Development): Log =>
  (level, event, facts = {}) => {
    log(level, event, facts)
    if (level !== 'error') return
    const { message, ...others } = facts
    report({ event, message: typeof message === 'string' ? message : JSON.stringify(others) })
  }
