import { expect, test } from 'vitest'
import { requireActiveSession, requireSession } from './require-session.ts'

const t = ((key: string) => `text of ${key}`) as never
const session = { id: 's' } as never

test('requireActiveSession rejects a session that the backend has ended', async () => {
  const isActive = (isSessionActive: boolean) => ({ session, t, isSessionActive: async () => isSessionActive })
  await expect(requireActiveSession(isActive(true))).resolves.toBeUndefined()
  await expect(requireActiveSession(isActive(false))).rejects.toMatchObject({
    problem: { status: 401, title: 'text of forms.sessionOver' },
  })
})

test('requireActiveSession accepts a guest without a call to the backend', async () => {
  const isSessionActive = () => Promise.reject(new Error('called'))
  await expect(requireActiveSession({ session: null, t, isSessionActive })).resolves.toBeUndefined()
})

test('requireSession rejects a guest', () => {
  expect(() => requireSession({ session, t })).not.toThrow()
  expect(() => requireSession({ session: null, t })).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ status: 401, title: 'text of forms.loginFirst' }) }),
  )
})
