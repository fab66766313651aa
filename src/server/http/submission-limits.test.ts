import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppContext } from '../context/env.ts'
import { createAdmission } from '../limits/admission.ts'
import { checkUploadLimits, countSubmission, withUploadPermit } from './submission-limits.ts'

const key = new Uint8Array(32).fill(7)
const keyedHash = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 24)
const limits = { customers: 10, pages: 60, unknown: 60, searches: 60 }

/** Calls and limits that were counted, by their keys. */
let calls: Record<string, number>
const countLimit = vi.fn()

beforeEach(() => {
  calls = {}
  countLimit.mockClear()
})

/** @param room what the embedded CMS responds about its free space; absent: the CMS is external */
function openContext({
  formLimit = 3,
  room,
  address = '203.0.113.7',
}: {
  formLimit?: number
  room?: () => Promise<Response>
  address?: string
} = {}) {
  const admission = createAdmission({ limits, commerceUrl: null, contentUrl: null } as never, null)
  const countCall = async (name: string, windowSeconds: number) => {
    calls[name] = (calls[name] ?? 0) + 1
    return { count: calls[name], remainingSeconds: windowSeconds - 0.5 }
  }
  const env = { METRICS: { countLimit }, SHARED: { limits: { countCall } } }
  const config = { formLimit, sessionKeys: [{ kid: 'k', bytes: key }] }
  const content = room && vi.fn(room)
  const context = {
    req: { method: 'POST', header: () => undefined },
    executionCtx: { clientAddress: address },
    var: { services: { config, env, admission, embedded: content ? { content } : {} } },
  }
  return { c: context as unknown as AppContext, admission, content }
}

/** Seconds of the error; null if the call is accepted. */
const retryAfter = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error.failure.errors[0].extensions.retryAfterSeconds as number,
  )

describe('countSubmission', () => {
  test('rejects a network above its limit until its window ends, and names the limit', async () => {
    const { c, admission } = openContext()
    for (let count = 0; count < 3; count++) expect(await retryAfter(countSubmission(c, []))).toBe(null)
    expect(await retryAfter(countSubmission(c, []))).toBe(599.5)
    expect(calls).toEqual({ [`form-network:${keyedHash('203.0.113')}`]: 4 })
    expect(countLimit.mock.calls).toEqual([['form-network']])
    const refusedMs = admission.refusedNetworks.getRemainingTTL(keyedHash('203.0.113'))
    expect(refusedMs).toBeGreaterThan(590_000)
    expect(refusedMs).toBeLessThanOrEqual(599_500)
  })

  test('rejects the sixth submission with an e-mail address, in any case, and counts its repetition once', async () => {
    const { c } = openContext({ formLimit: 100 })
    for (let count = 0; count < 5; count++)
      expect(await retryAfter(countSubmission(c, ['ada@example.be', 'Ada@Example.be']))).toBe(null)
    expect(await retryAfter(countSubmission(c, ['other@example.be']))).toBe(null)
    expect(await retryAfter(countSubmission(c, ['ADA@example.be']))).toBe(599.5)
    expect(calls[`form-email:${keyedHash('ada@example.be')}`]).toBe(6)
    expect(countLimit.mock.calls).toEqual([['form-email']])
  })

  test('counts addresses of a client whose network is unknown', async () => {
    const { c } = openContext({ address: '' })
    expect(await retryAfter(countSubmission(c, ['ada@example.be']))).toBe(null)
    expect(Object.keys(calls)).toEqual([`form-email:${keyedHash('ada@example.be')}`])
  })

  test('counts nothing if the limit is switched off', async () => {
    const { c } = openContext({ formLimit: 0 })
    for (let count = 0; count < 9; count++) await countSubmission(c, ['ada@example.be'])
    expect(calls).toEqual({})
  })

  test('rejects a submission as a call that is limited', async () => {
    const { c } = openContext({ formLimit: 1 })
    await countSubmission(c, [])
    await expect(countSubmission(c, [])).rejects.toMatchObject({
      kind: 'refused',
      code: 'RATE_LIMITED',
      failure: { statusCode: 429, operationType: 'mutation', operationName: 'submitForm' },
    })
  })
})

describe('checkUploadLimits', () => {
  const room = (bytes: number) => async () => Response.json({ bytes, message: `full in ${bytes}` })

  test('rejects a network that is above its limit without a query', async () => {
    const { c, admission, content } = openContext({ room: room(0) })
    admission.refusedNetworks.set(keyedHash('203.0.113'), true, { ttl: 90_400 })
    expect(await retryAfter(checkUploadLimits(c, 'en', 10))).toBe(91)
    expect(content).not.toHaveBeenCalled()
    expect(countLimit.mock.calls).toEqual([['form-network']])
  })

  test('rejects an upload of a caller who has four already', async () => {
    const { c } = openContext({ room: room(1000) })
    const blocked = Promise.withResolvers<void>()
    const running = Array.from({ length: 4 }, () => withUploadPermit(c, () => blocked.promise))
    expect(await retryAfter(checkUploadLimits(c, 'en', 10))).toBe(30)
    expect(await retryAfter(withUploadPermit(c, async () => undefined))).toBe(30)
    expect(countLimit.mock.calls).toEqual([['upload'], ['upload']])
    blocked.resolve()
    await Promise.all(running)
    expect(await retryAfter(checkUploadLimits(c, 'en', 10))).toBe(null)
  })

  test('compares the size in base64 with the free space of the CMS, whose message it returns', async () => {
    const { c } = openContext({ room: room(400) })
    expect(await checkUploadLimits(c, 'en', 300)).toBe(null)
    expect(await checkUploadLimits(c, 'en', 301)).toBe('full in 400')
  })

  test('asks the CMS in the language of the caller, once for several uploads', async () => {
    const { c, content } = openContext({ room: room(4) })
    await checkUploadLimits(c, 'de', 30)
    await checkUploadLimits(c, 'de', 30)
    await checkUploadLimits(c, 'fr', 30)
    const requests = ((content?.mock.calls ?? []) as unknown as [Request][]).map(([request]) => [
      request.url,
      request.headers.get('x-locale'),
    ])
    expect(requests).toEqual([
      ['http://content.embedded/uploads/room', 'de'],
      ['http://content.embedded/uploads/room', 'fr'],
    ])
  })

  test('accepts any size for an external CMS, and if the embedded one fails', async () => {
    expect(await checkUploadLimits(openContext().c, 'en', 1e9)).toBe(null)
    const failing = openContext({ room: () => Promise.reject(new Error('down')) })
    expect(await checkUploadLimits(failing.c, 'en', 1e9)).toBe(null)
  })
})

test('withUploadPermit returns the result, and releases the permit also after a failure', async () => {
  const { c, admission } = openContext()
  expect(await withUploadPermit(c, (pause) => pause().then(() => 'stored'))).toBe('stored')
  for (let count = 0; count < 5; count++)
    await expect(withUploadPermit(c, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  expect(admission.uploads.isFull('203.0.113.7')).toBe(false)
})
