import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

const env = { FORM_LIMIT: '8', UPLOAD_QUOTA: '10', TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' }

describe.each(runtimes)('limits of CMS forms ($name)', ({ name }) => {
  let shop: { url: string; stop(): Promise<void> }
  beforeAll(async () => {
    if (name === 'node') shop = await startNodeShop({ env })
    else {
      const edge = await startEdgeShop(env)
      shop = { url: edge.url, stop: edge.dispose }
    }
  })
  afterAll(() => shop.stop())

  const signUp = (address: string, newsletterEmail: string) =>
    visitorOf(shop, address).post('/api/fr/content/newsletter', { newsletterEmail, newsletterConsent: 'yes' })
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

  // F460
  test('of 60 sign-ups from one network eight are stored and mailed, the others get 429 with Retry-After and a message', async () => {
    const answers: Response[] = []
    for (let index = 0; index < 60; index++)
      answers.push(await signUp(`203.0.113.${index + 1}`, `person-${index}@many.example`))
    expect(statuses(answers)).toEqual([...Array(8).fill(200), ...Array(52).fill(429)])
    const refused = answers.at(-1) as Response
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ title: expect.stringContaining('Veuillez réessayer') })
    const mails = await (await visitorOf(shop).ask('/dev/outbox')).text()
    expect(mails).toContain('person-7@many.example')
    expect(mails).not.toContain('person-8@many.example')
    // another network, and a form without scripts
    expect((await signUp('198.51.100.1', 'other@many.example')).status).toBe(200)
    const fields = { newsletterEmail: 'person-61@many.example', newsletterConsent: 'yes' }
    const plain = await visitorOf(shop, '203.0.113.9').submit('/api/fr/content/newsletter', fields, '/fr')
    expect([plain.status, Number(plain.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('the fifth submission with one mail address is accepted, the sixth is not, whatever networks send them', async () => {
    const answers: Response[] = []
    for (let index = 0; index < 6; index++) answers.push(await signUp(`192.0.${index}.1`, 'Target@victim.example'))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await signUp('192.0.7.1', 'target@VICTIM.example')).status).toBe(429)
    expect((await signUp('192.0.7.1', 'next@victim.example')).status).toBe(200)
  })

  test('of 16 concurrent applications with a file of one address some are stored, the others get 429 with Retry-After and a message', async () => {
    const fields = {
      ...{ _form: 'jobApplication', 'applicant.firstName': 'Ada', 'applicant.lastName': 'Peeters' },
      ...{ phone: '+32 2 123 45 67', contract: 'employee', 'languages[nl]': 'nl', privacy: 'yes' },
    }
    const apply = (_: unknown, index: number) => {
      const body = new FormData()
      for (const [field, value] of Object.entries({ ...fields, email: `ada-${index}@many.example` }))
        body.set(field, value)
      body.set('cv', new File(['%PDF-1.7', new Uint8Array(1_100_000)], 'cv.pdf', { type: 'application/pdf' }))
      const headers = { accept: 'application/json', origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' }
      return visitorOf(shop, '192.0.20.1').ask('/api/fr/content/form', { method: 'POST', body, headers })
    }
    const answers = await Promise.all(Array.from({ length: 16 }, apply))
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    const refused = answers.filter(({ ok }) => !ok)
    // later ones may exceed the limit of the network, which lasts longer
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toContain('30')
    for (const answer of refused) {
      expect(answer.status).toBe(429)
      expect(await answer.json()).toMatchObject({ title: expect.stringContaining('Veuillez réessayer') })
    }
  })

  /** A body that cannot be parsed. */
  const upload = (address: string, bytes = 100_000) => {
    const headers = {
      ...{ accept: 'application/json', 'content-type': 'multipart/form-data; boundary=none' },
      ...{ origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' },
    }
    return visitorOf(shop, address).ask('/api/fr/content/form', { method: 'POST', body: 'x'.repeat(bytes), headers })
  }

  test('an upload that exceeds the quota of all files gets 422 and the message of the CMS before it is parsed', async () => {
    // the applications above use 1.1 to 8.8 of the quota of 10 MB
    await expect.poll(async () => (await upload('192.0.40.1', 9_500_000)).status).toBe(422)
    const refused = await upload('192.0.40.1', 9_500_000)
    expect(await refused.json()).toMatchObject({ title: expect.stringContaining('de fichiers') })
    expect((await upload('192.0.40.1')).status).toBe(400)
  })

  test('the upload of a network that exceeds its limit gets 429 before it is parsed', async () => {
    expect((await upload('192.0.30.1')).status).toBe(400)
    for (let index = 0; index < 9; index++) await signUp('192.0.30.1', `person-${index}@other.example`)
    const refused = await upload('192.0.30.2')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true])
    expect((await upload('192.0.31.1')).status).toBe(400)
  })
})
