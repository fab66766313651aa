import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSealer, newSessionId, openSession, type Session, sessionMaxAge } from './session.ts'

const key = (kid: string, fill: number) => ({ kid, bytes: new Uint8Array(32).fill(fill) })
const session: Session = {
  id: 'abc',
  token: 'secret',
  tokenType: 'Bearer',
  customer: { id: '1', name: 'Nadia Verlinden', firstName: 'Nadia', companyName: 'Brasserie Nova' },
  issuedAt: 0,
  expiresAt: 4_000_000_000,
  remember: true,
}

// F152, F555
test('a sealed value opens only for its purpose', async () => {
  const sealer = createSealer([key('k1', 1)])
  const sealed = await sealer.seal(session, 'session')
  expect(await openSession(sealer, sealed, 0)).toEqual(session)
  expect(await sealer.open(sealed, 'placed-order')).toBeNull()
  expect(sealed).not.toContain('secret')
})

test('a new key seals, the old one still opens', async () => {
  const sealed = await createSealer([key('k1', 1)]).seal(session, 'session')
  expect(await createSealer([key('k2', 2), key('k1', 1)]).open(sealed, 'session')).toEqual(session)
  expect(await createSealer([key('k2', 2)]).open(sealed, 'session')).toBeNull()
})

// F152, F555
test('an expired session is null', async () => {
  const sealer = createSealer([key('k1', 1)])
  const sealed = await sealer.seal({ ...session, expiresAt: 100 }, 'session')
  expect(await openSession(sealer, sealed, 101_000)).toBeNull()
  expect(await openSession(sealer, sealed, 100_000)).toBeNull()
  expect(await openSession(sealer, sealed, 99_999)).toMatchObject({ id: 'abc' })
})

test('a seal with another ending does not open', async () => {
  const sealer = createSealer([key('k1', 1)])
  const sealed = await sealer.seal(session, 'session')
  for (const text of [`${sealed}.x`, `${sealed} `, ` ${sealed}`]) expect(await sealer.open(text, 'session')).toBeNull()
})

test('nothing is sealed without a key', async () => {
  await expect(createSealer([]).seal(session, 'session')).rejects.toThrow('no session key')
})

test('session ids are 128 random bits', () => {
  const ids = Array.from({ length: 100 }, newSessionId)
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(100)
})

// F555
test('none of ten thousand tampered seals opens', async () => {
  const sealer = createSealer([key('k1', 1), key('k2', 2)])
  const [sealed, other] = [await sealer.seal(session, 'session'), await sealer.seal({ ...session, id: 'x' }, 'session')]
  const bytesOf = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'))
  const whole = bytesOf(sealed).join('.')
  const place = fc.nat(sealed.length - 1)
  const letter = fc.constantFrom(...'AZaz09-_.=%')
  const parts = sealed.split('.')
  const tampered = fc.oneof(
    fc.tuple(place, letter).map(([at, by]) => sealed.slice(0, at) + by + sealed.slice(at + 1)),
    fc.tuple(place, letter).map(([at, by]) => sealed.slice(0, at) + by + sealed.slice(at)),
    place.map((at) => sealed.slice(0, at)),
    fc.tuple(place, place).map(([one, two]) => sealed.slice(two) + sealed.slice(0, one)),
    fc.shuffledSubarray(parts, { minLength: 1 }).map((some) => some.join('.')),
    // parts of two valid ones
    fc.nat(parts.length - 1).map((at) =>
      other
        .split('.')
        .with(at, parts[at] ?? '')
        .join('.'),
    ),
  )
  await fc.assert(
    fc.asyncProperty(tampered, async (text) => {
      // other characters may encode the same bytes, and two seals share the key id
      fc.pre(bytesOf(text).join('.') !== whole && text !== other)
      expect(await sealer.open(text, 'session')).toBeNull()
    }),
    { numRuns: 10_000 },
  )
})

// F126, F408
test('a session lasts one day without "remember me", else as long as the backend allows, but at most 30 days', () => {
  expect(sessionMaxAge(30 * 86_400, false)).toBe(86_400)
  expect(sessionMaxAge(3_600, true)).toBe(3_600)
  expect(sessionMaxAge(90 * 86_400, true)).toBe(30 * 86_400)
})
