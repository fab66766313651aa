import { expect, test } from 'vitest'
import { findDevice, sealDevice } from './known-devices.ts'
import { createSealer } from './session.ts'

const sealer = createSealer([{ kid: 'k1', bytes: new Uint8Array(32) }])

test('a device is known only to accounts that logged in on it, under a name that stays the same', async () => {
  const first = await sealDevice(sealer, undefined, ' Ada@Example.be')
  const device = await findDevice(sealer, first, 'ada@example.BE ')
  expect(device).toMatch(/^[0-9a-f]{32}$/)
  expect(await findDevice(sealer, first, 'other@example.be')).toBeNull()
  const both = await sealDevice(sealer, first, 'other@example.be')
  expect(await findDevice(sealer, await sealDevice(sealer, both, 'ada@example.be'), 'ada@example.be')).toBe(device)
  expect(await findDevice(sealer, both, 'other@example.be')).not.toBe(device)
})

test('a cookie that the shop did not seal for this purpose is ignored', async () => {
  const known = [{ email: 'ada@example.be', device: 'a'.repeat(32) }]
  expect(await findDevice(sealer, JSON.stringify(known), 'ada@example.be')).toBeNull()
  expect(await findDevice(sealer, await sealer.seal(known, 'notice'), 'ada@example.be')).toBeNull()
})

test('a device knows the five accounts that logged in last, however often each of them did', async () => {
  const logins = ['a@x.be', 'b@x.be', 'b@x.be', 'c@x.be', 'd@x.be', 'e@x.be', 'b@x.be']
  let cookie: string | undefined
  for (const email of logins) cookie = await sealDevice(sealer, cookie, email)
  const known = async () =>
    Promise.all(['a@x.be', 'b@x.be', 'c@x.be'].map((email) => findDevice(sealer, cookie, email)))
  expect((await known()).map((device) => device !== null)).toEqual([true, true, true])
  cookie = await sealDevice(sealer, cookie, 'f@x.be')
  expect((await known()).map((device) => device !== null)).toEqual([false, true, true])
  expect(await findDevice(sealer, undefined, 'a@x.be')).toBeNull()
})
