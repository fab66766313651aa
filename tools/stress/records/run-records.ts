// Hostile strings in every text field of the databases: no page, file, response or mail of the shop breaks, and no script of a string runs.
// The waves of a run write each string into each field, and start a shop over the data of each wave.
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import type { Visitor } from '../../../tests/support/visit.ts'
import { type OpenBrowser, openBrowser } from '../../bench/browser.ts'
import { hostileStrings } from '../hostile-strings.ts'
import type { StressResult } from '../stress-result.ts'
import { type browserFaultKinds, openInBrowser, widths } from './browser-pages.ts'
import { harmlessStrings } from './harmless-strings.ts'
import { type FaultKind, judgeResponse, type ReadResponse } from './judge-response.ts'
import { causeMails, judgeMails } from './mails.ts'
import { createShownPairs } from './markers.ts'
import { planRarePages, planRequests, type RecordRequest } from './requests.ts'
import { learnPage, newVocabulary, type Vocabulary } from './vocabulary.ts'
import { startWaveShop, type WaveShop } from './wave-shop.ts'
import { type Wave, Written } from './write-strings.ts'

type Size = {
  waves: number
  /** Languages of the requests of a wave. */
  languages: number
  /** Pages that Chromium opens in each wave, each at two widths. */
  opened: number
  seed: number
}

type Kind = FaultKind | (typeof browserFaultKinds)[number] | 'log'

const concurrency = 4
const maxWaitMs = 20_000
/** Printed examples of each kind. */
const maxExamples = 12

class Findings {
  readonly counts = new Map<Kind, number>()
  readonly shown = createShownPairs()
  /** Statuses with harmless strings, by path. */
  readonly statuses = new Map<string, number>()
  responses = 0
  pages = 0
  opened = 0
  mails = 0
  readonly #printed = new Set<string>()

  report(kind: Kind, where: string, detail: string) {
    const count = (this.counts.get(kind) ?? 0) + 1
    this.counts.set(kind, count)
    const line = `${kind}: ${detail}`
    if (count > maxExamples * 10 || this.#printed.has(line)) return
    this.#printed.add(line)
    const ofKind = [...this.#printed].filter((one) => one.startsWith(`${kind}: `)).length
    if (ofKind <= maxExamples) console.error(`${kind}: ${where}\n  ${detail}`)
  }
}

/** Languages of a wave; over the waves all four occur equally often. */
const languagesOf = (wave: number, count: number): Locale[] =>
  Array.from({ length: count }, (_, index) => locales[(wave * count + index) % locales.length] as Locale)

/** Status 599 if the response is late, or no HTTP. */
async function read(caller: Visitor, path: string): Promise<ReadResponse> {
  try {
    const response = await caller.ask(path, { signal: AbortSignal.timeout(maxWaitMs) })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, type: response.headers.get('content-type') ?? '', bytes }
  } catch (error) {
    const cause = error instanceof Error && error.cause ? ` ${error.cause}` : ''
    return { status: 599, type: '', bytes: Buffer.from(String(error) + cause) }
  }
}

async function readAll(
  { shop, callers }: WaveShop,
  requests: readonly RecordRequest[],
  use: (request: RecordRequest, response: ReadResponse) => Promise<void>,
) {
  let next = 0
  async function work() {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const response = await read(callers[request.caller], request.path)
      await use(request, response)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  if (shop.output().includes('SQLITE_CORRUPT')) throw new Error('a database is broken')
}

const keyOf = ({ caller, path }: RecordRequest) => `${caller} ${path}`

/** Learns the markup of all pages, and the status of each path. */
async function learn(wave: Wave | null, waves: number, size: Size, known: Vocabulary, findings: Findings) {
  const open = await startWaveShop(wave, new Written())
  try {
    for (let number = 0; number < waves; number++) {
      const planned = planRequests(open.records, number, languagesOf(number, size.languages))
      const requests = number === 0 ? [...planned, ...planRarePages(open.records)] : planned
      await readAll(open, requests, async (request, { status, type, bytes }) => {
        if (type.includes('html')) learnPage(bytes.toString(), known)
        if (wave) findings.statuses.set(keyOf(request), status)
      })
    }
    if (!wave) return
    const { guest, customer } = open.callers
    const rejected = await causeMails(guest, customer, 'Please ring the bell')
    if (rejected > 0) throw new Error('harmless texts were rejected')
    await judgeMails(open.shop, open.received, { after: open.lastMail, vocabulary: known, isHarmless: true })
  } finally {
    await open.stop()
  }
}

async function runWave(
  wave: Wave,
  size: Size,
  {
    known,
    findings,
    written,
    browser,
  }: { known: Vocabulary; findings: Findings; written: Written; browser: OpenBrowser },
) {
  const open = await startWaveShop(wave, written)
  const { shop, records, callers, received, lastMail } = open
  try {
    const requests = planRequests(records, wave.number, languagesOf(wave.number, size.languages))
    const pages: RecordRequest[] = []
    await readAll(open, requests, async (request, response) => {
      findings.responses++
      findings.shown.add(response.bytes.toString())
      if (response.type.includes('html')) {
        findings.pages++
        if (response.status === 200 && request.path !== '/dev/outbox') pages.push(request)
      }
      const where = `${keyOf(request)} (${response.status}) in wave ${wave.number}`
      const expected = findings.statuses.get(keyOf(request))
      if (response.status < 500 && expected === 200 && response.status >= 300)
        findings.report('lost', where, `status ${response.status} instead of ${expected}`)
      for (const { kind, detail } of await judgeResponse(response, known)) findings.report(kind, where, detail)
    })
    for (let index = 0; index < size.opened; index++) {
      // a prime step: pages of all kinds, other ones in each wave
      const request = pages[((wave.number * size.opened + index) * 37) % pages.length]
      if (!request) continue
      for (const width of widths) {
        findings.opened++
        const { cookies } = callers[request.caller]
        for (const { kind, detail } of await openInBrowser({ browser, origin: shop.url, cookies, request, width }))
          findings.report(kind, `${keyOf(request)} at ${width} px in wave ${wave.number}`, detail)
      }
    }
    await causeMails(callers.guest, callers.customer, wave.strings[wave.number % wave.strings.length] ?? '')
    const mails = await judgeMails(shop, received, { after: lastMail, vocabulary: known, isHarmless: false })
    findings.mails += mails.count
    for (const { kind, detail } of mails.faults) findings.report(kind, `wave ${wave.number}`, detail)
    for (const line of shop.output().split('\n'))
      if (/"event":"(?:request|api|render)\.failed"|Unhandled|Uncaught/.test(line))
        findings.report('log', `wave ${wave.number}`, line.slice(0, 400))
  } finally {
    await open.stop()
  }
}

export async function runRecords(size: Size): Promise<StressResult[]> {
  const findings = new Findings()
  const written = new Written()
  const known = newVocabulary()
  const harmless = { number: 0, of: 1, strings: harmlessStrings, maxStrings: 2, isBare: false }
  const isWhole = size.waves > 2
  if (isWhole) await learn(null, 2, size, known, findings)
  await learn(harmless, isWhole ? 4 : 1, size, known, findings)
  const browser = await openBrowser()
  try {
    for (let index = 0; index < size.waves; index++) {
      const of = size.waves
      // other strings meet in the fields of a page in each run
      const strings = rotate(hostileStrings, size.seed % hostileStrings.length)
      const maxStrings = isWhole ? strings.length : 4
      await runWave({ number: index, of, strings, maxStrings, isBare: false }, size, {
        known,
        findings,
        written,
        browser,
      })
      if (isWhole && index % 2 === 1)
        await runWave({ number: index, of, strings, maxStrings, isBare: true }, size, {
          known,
          findings,
          written,
          browser,
        })
    }
  } finally {
    await browser.browser.close()
  }
  return toResults(findings, written, isWhole)
}

const rotate = <Item>(items: readonly Item[], by: number): Item[] => [...items.slice(by), ...items.slice(0, by)]

function toResults(findings: Findings, written: Written, isWhole: boolean): StressResult[] {
  const result = (what: string, value: number, limit: number | null = 0): StressResult => ({
    part: 'records',
    ...{ what, value, unit: '', limit },
  })
  const of = (...kinds: Kind[]) => kinds.reduce((sum, kind) => sum + (findings.counts.get(kind) ?? 0), 0)
  const fields = written.fields.length
  const pairs = fields * hostileStrings.length
  const unseen = written.fields.filter((_, number) => !findings.shown.fields().has(number))

  const { responses, pages, opened, mails } = findings
  return [
    result(
      `pairs of ${hostileStrings.length} strings and ${fields} fields that were not written, of ${pairs}`,
      pairs - written.pairs.size,
      isWhole ? 0 : null,
    ),
    result('pairs that a response has shown to its end', findings.shown.count(), null),
    result('fields that no response has shown', unseen.length, null),
    result(`server errors of ${responses} responses, and failures in the log`, of('server error', 'log')),
    result('responses with another status than with harmless strings', of('lost')),
    result(`elements, attributes and addresses of strings in ${pages} pages`, of('markup')),
    result('broken JSON-LD, scripts and JSON', of('JSON-LD', 'script of a page', 'JSON')),
    result('broken CSV, XML and PDF files', of('CSV', 'XML', 'PDF')),
    result(`broken mails, of ${mails}`, of('mail')),
    result(`scripts that ran or were blocked, in ${opened} pages of Chromium`, of('script', 'policy')),
    result('texts that stick out, and pages that scroll sideways', of('layout')),
    result('pages that do not hydrate', of('hydration')),
  ]
}
