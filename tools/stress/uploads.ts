// Job applications with a file, 20 a second from one network and then from many: measures how long other visitors wait, and whether the
// quota of files holds.
import { createLoggedInVisitor, visitorOf, waitForCached } from '../../tests/support/visit.ts'
import type { Runtime } from '../bench/build.ts'
import { figure, limitP99, percentile, ratio } from '../bench/statistics.ts'
import { sendAtRate, toStatusList, visitFor } from './paced-requests.ts'
import { type PinnedShop, startPinnedShop } from './pinned-shop.ts'
import type { StressResult } from './stress-result.ts'

const perSecond = 20
const fileBytes = 300_000
const quotaMb = 20
const fullMessage = 'We cannot take files at the moment.'
/** Together below the limit of one customer. */
const intervalMs = 500
const visits = ['/en/about-us', '/en/cart', '/en/dashboard']

const fields = {
  ...{ _form: 'jobApplication', 'applicant.firstName': 'Ada', 'applicant.lastName': 'Peeters' },
  ...{ phone: '+32 2 123 45 67', contract: 'employee', 'languages[nl]': 'nl', privacy: 'yes' },
}

const origins = [
  { origin: 'one network', addressOf: () => '203.0.113.1' },
  { origin: 'many networks', addressOf: (index: number) => `10.${index % 250}.${Math.floor(index / 250)}.1` },
] as const

export async function runUploads({ runtime, seconds }: { runtime: Runtime; seconds: number }): Promise<StressResult[]> {
  const shop = await startPinnedShop(runtime, { UPLOAD_QUOTA: String(quotaMb) })
  try {
    const part = `uploads, ${runtime}`
    const customer = await createLoggedInVisitor(shop)
    await waitForCached(visitorOf(shop, '198.51.100.1'), '/en/about-us')
    const visitAll = (time: number) =>
      Promise.all(visits.map((path) => visitFor(time, intervalMs, () => customer.ask(path))))
    await visitAll(3)
    const results: StressResult[] = []
    let unclear = 0
    for (const { origin, addressOf } of origins) {
      const calm = await visitAll(seconds)
      const stop = sendAtRate(perSecond, async (index) => {
        const response = await apply(shop, index, addressOf(index))
        if (response.status === 422 && !(await response.clone().text()).includes(fullMessage)) unclear++
        return response
      })
      const loaded = await visitAll(seconds)
      const answers = toStatusList(await stop())
      // of all pages together, so that the full size has enough values
      const timesOf = (all: typeof calm) => all.flatMap(({ times }) => times)
      const times = timesOf(loaded)
      const [before, during] = [percentile(timesOf(calm), 0.99), percentile(times, 0.99)]
      const what = `pages beside uploads of ${origin}: p99 against ${figure(before, 'ms')} when calm`
      results.push({ part, what, value: ratio(during, before), unit: '', limit: limitP99(2, times) })
      results.push({ part, what: `answers to uploads of ${origin}: ${answers}`, value: null, unit: '', limit: null })
    }
    const [row] = await shop.sql('CONTENT_DB', 'SELECT coalesce(sum(bytes), 0) / 1e6 AS stored FROM form_files')
    const { stored } = row as { stored: number }
    return [
      ...results,
      { part, what: 'stored files, of the quota', value: stored, unit: 'MB', limit: quotaMb },
      { part, what: 'uploads above the quota without a clear message', value: unclear, unit: '', limit: 0 },
    ]
  } finally {
    await shop.stop()
  }
}

async function apply(shop: PinnedShop, index: number, address: string): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, email: `ada-${index}@many.example` })) body.set(name, value)
  body.set('cv', new File(['%PDF-1.7', new Uint8Array(fileBytes)], 'cv.pdf', { type: 'application/pdf' }))
  const headers = { accept: 'application/json', origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' }
  return visitorOf(shop, address).ask('/api/en/content/form', { method: 'POST', body, headers })
}
