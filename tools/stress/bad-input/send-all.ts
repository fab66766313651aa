// Sends the requests of a run, a few at a time, and counts and prints their violations. A late response counts if it is late again when
// the request is repeated alone: a busy machine may delay any request once.
import type { Callers } from './callers.ts'
import type { Violation } from './rejections.ts'
import type { BadRequest } from './requests.ts'
import { type Answer, sendRaw } from './send-raw.ts'

const concurrency = 6
/** Printed examples of each violation. */
const maxExamples = 12

type Found = {
  violations: Map<Violation | 'late' | 'closed', number>
  sent: number
  rejected: number
  /** Responses that were late once. */
  lateOnce: number
  asCustomer: number
  /** Requests of the customer that were rejected because the session had expired. */
  expired: number
}

export async function sendAll(options: {
  url: string
  callers: Callers
  requests: readonly BadRequest[]
  judge: (sent: BadRequest, answer: Answer) => [Violation, detail: string] | null
}): Promise<Found> {
  const { url, callers, requests, judge } = options
  const found: Found = { violations: new Map(), sent: 0, rejected: 0, lateOnce: 0, asCustomer: 0, expired: 0 }
  const late: BadRequest[] = []
  let next = 0

  function report(violation: Violation | 'late' | 'closed', sent: BadRequest, detail: string) {
    const count = (found.violations.get(violation) ?? 0) + 1
    found.violations.set(violation, count)
    if (count <= maxExamples) console.error(`${violation}: ${describe(sent)}\n  ${detail}`)
  }

  async function send(request: BadRequest, isRepeated = false) {
    const { method, path, body, caller, flaw, operation } = request
    const hasBody = method !== 'GET' && method !== 'HEAD' && body !== null
    found.sent++
    const sent = { method, path, headers: callers.headersOf(request), body: hasBody ? body.bytes : null }
    const session = callers.sessionNumber(caller)
    const answer = await sendRaw(url, sent)
    if (!answer) return isRepeated ? report('late', request, '') : void late.push(request)
    const { status, headers } = answer
    if (status >= 400) found.rejected++
    const violation = judge(request, answer)
    // another request may have ended the session meanwhile
    const isSameSession = callers.sessionNumber(caller) === session
    if (violation && (isSameSession || violation[0] === 'server error'))
      report(violation[0], request, `${status} ${violation[1]}`)
    if (flaw === 'cookie') return
    const isExpired = caller === 'customer' && operation.kind === 'api' && status === 401
    if (caller === 'customer' && operation.kind === 'api') found.asCustomer++
    if (isExpired) found.expired++
    if (isExpired || headers['set-cookie']?.some((line) => /^pv_(?:s|desk)=;/.test(line))) await callers.renew(caller)
  }

  async function work() {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const current = request
      await send(current).catch((error) => report('closed', current, String(error)))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  found.lateOnce = late.length
  for (const request of late) await send(request, true)
  return found
}

function describe({ caller, method, path, headers, flaw, invalid, body, isPlainForm, locale }: BadRequest): string {
  const as = `${caller}${isPlainForm ? ` without scripts, from ${headers.referer}` : ''}`
  const fields = invalid.length > 0 ? `, invalid ${invalid.join(', ')}` : ''
  const content = body && `\n  ${body.type}\n  ${body.bytes.toString().slice(0, 400)}`
  return `${method} ${path.slice(0, 300)} in ${locale} as ${as}: ${flaw}${fields}${content ?? ''}`
}
