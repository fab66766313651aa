// Sends generated bad requests to every operation and every field, as guest, customer and operator: no response is a server error or
// late, and each rejection is a sentence in the language of the request.
import fc from 'fast-check'
import { readConfig } from '../../../src/server/config/config.ts'
import { notFoundLogPath, operatorKeys, signLink } from '../../../src/server/session/signed-link.ts'
import type { Runtime } from '../../bench/build.ts'
import type { StressResult } from '../stress-result.ts'
import { openCallers } from './callers.ts'
import { createKnownSentences } from './known-sentences.ts'
import { operations } from './operations.ts'
import { findViolation, type Violation } from './rejections.ts'
import { type BadRequest, badRequest, type OperatorLink } from './requests.ts'
import { sendAll } from './send-all.ts'
import { maxWaitMs } from './send-raw.ts'
import { startTestedShop, type TestedShop } from './tested-shop.ts'

type Options = { runtime: Runtime; requests: number; seed: number }

/** @param requests at least; each operation gets the same number */
export async function runBadInput({ runtime, requests: count, seed }: Options): Promise<StressResult[]> {
  const shop = await startTestedShop(runtime)
  try {
    const isKnownSentence = await readSentences(shop)
    const callers = await openCallers(shop)
    const requests = planRequests(Math.ceil(count / operations.length), seed, linkOf(shop))
    const judge = (sent: BadRequest, answer: Parameters<typeof findViolation>[1]) =>
      findViolation(sent, answer, isKnownSentence)
    const found = await sendAll({ url: shop.url, callers, requests, judge })
    const { ok } = await fetch(`${shop.url}/healthz`)
    const failures = shop.output().match(/"event":"(?:request|api|render)\.failed"|Unhandled|Uncaught/g)?.length ?? 0
    const fields = new Set(
      requests.flatMap(({ operation: { method, path }, invalid }) =>
        invalid.map((name) => `${method} ${path} ${name}`),
      ),
    )
    const toResult = (what: string, value: number, limit = 0): StressResult => ({
      part: `bad input, ${runtime}`,
      ...{ what, value, unit: '', limit },
    })
    const countOf = (violation: Violation | 'late' | 'closed') => found.violations.get(violation) ?? 0
    const { sent, rejected, lateOnce, asCustomer, expired } = found
    return [
      toResult(
        `server errors of ${sent} requests to ${operations.length} operations and ${fields.size} fields`,
        countOf('server error'),
      ),
      toResult(
        `responses later than ${maxWaitMs / 1_000} s, also when repeated (${lateOnce} were late once)`,
        countOf('late'),
      ),
      toResult('connections closed without a response', countOf('closed')),
      toResult(`rejections without a sentence, of ${rejected}`, countOf('no sentence')),
      toResult('rejections with a text that is not a message of the language', countOf('other language')),
      toResult('responses with broken JSON', countOf('broken JSON')),
      toResult('unexpected errors in the log, or no response at the end', failures + (ok ? 0 : 1)),
      toResult(
        `requests of the customer whose session had expired, of ${asCustomer}`,
        expired,
        Math.ceil(asCustomer / 20),
      ),
    ]
  } finally {
    await shop.stop()
  }
}

/** Also the messages of the forms of the CMS. */
async function readSentences({ sql }: TestedShop) {
  const forms = await sql<{ language: string; texts: string }>(
    'CONTENT_DB',
    `SELECT s.language, json_array(json(f.settings), json(f.pages)) AS texts
     FROM form_texts f JOIN sites s ON s.id = f.site_id`,
  )
  return createKnownSentences(forms)
}

function linkOf({ sessionKeys }: TestedShop): OperatorLink {
  const query = signLink(operatorKeys(readConfig({ SESSION_KEYS: sessionKeys })), notFoundLogPath, 4_000_000_000)
  return { until: query.get('until') ?? '', signature: query.get('signature') ?? '' }
}

/** @returns one request of each operation, then the next one of each */
function planRequests(perOperation: number, seed: number, link: OperatorLink): BadRequest[] {
  const planned = operations.map((operation, index) =>
    fc.sample(badRequest(operation, link), { numRuns: perOperation, seed: seed + index }),
  )
  return Array.from({ length: perOperation }, (_, round) => planned.flatMap((requests) => requests[round] ?? [])).flat()
}
