import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

/** More than without an upload; a busy machine delays requests too, so the median of several uploads counts. */
const maxDelayMs = 250

let shop: NodeShop
beforeAll(async () => {
  shop = await startNodeShop()
})
afterAll(() => shop.stop())

const fields = {
  _form: 'jobApplication',
  'applicant.firstName': 'Ada',
  'applicant.lastName': 'Peeters',
  phone: '+32 2 123 45 67',
  contract: 'employee',
  'languages[nl]': 'nl',
  privacy: 'yes',
}

async function upload(email: string): Promise<number> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, email })) body.set(name, value)
  body.set('cv', new File(['%PDF-1.7', new Uint8Array(4_900_000)], 'cv.pdf', { type: 'application/pdf' }))
  const { origin } = new URL(shop.url)
  const headers = { accept: 'application/json', origin, 'sec-fetch-site': 'same-origin' }
  return (await visitorOf(shop).ask('/api/en/content/form', { method: 'POST', body, headers })).status
}

const idle = () => new Promise((done) => setTimeout(done, 1_000))

/** Longest time of another visitor's request while `work` runs. */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  let isRunning = true
  const ended = work().finally(() => {
    isRunning = false
  })
  let longest = 0
  while (isRunning) {
    const started = performance.now()
    await (await fetch(`${shop.url}/healthz`)).text()
    longest = Math.max(longest, performance.now() - started)
  }
  await ended
  return longest
}

test('while a file of 4.9 MB is uploaded, also one of a repeated application, other visitors get their responses without delay', async () => {
  expect(await upload('first@example.be')).toBe(200)
  const delays: number[] = []
  for (const email of ['a', 'b', 'c', 'd', 'a'].map((name) => `${name}@example.be`))
    delays.push((await longestDelay(async () => expect(await upload(email)).toBe(200))) - (await longestDelay(idle)))
  expect(delays.sort((a, b) => a - b)[2]).toBeLessThan(maxDelayMs)
})
