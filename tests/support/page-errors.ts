import type { BrowserContext } from 'playwright-core'

/** A list that grows by one line for each console error, uncaught exception and blocked resource (CSP). */
export async function collectPageErrors(context: BrowserContext): Promise<string[]> {
  const problems: string[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${url})`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    problems.push(`csp: ${violation}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition !== 'enforce') return
      const report: unknown = Reflect.get(globalThis, 'reportViolation')
      if (typeof report === 'function')
        report(`${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  return problems
}
