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
