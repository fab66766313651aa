import { beforeEach, expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, demoPassword, nadia, visitorOf } from '../support/visit.ts'

describeEachRuntime('a device on which an account logged in', (runtime) => {
  beforeEach(() => runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures'))

  test('logs in during an attack that delays the account on other devices, and its cookie is HttpOnly', async () => {
    const own = await createLoggedInVisitor(runtime)
    await own.post('/api/en/account/logout', {})
    const answer = await own.post('/api/en/account/login', { email: nadia, password: demoPassword })
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('pv_d=')) ?? ''
    expect(line).toMatch(/HttpOnly/)
    expect(decodeURIComponent(line)).not.toContain('nadia')
    const until = new Date(Date.now() + 600_000).toISOString()
    await runtime.sql(
      'COMMERCE_DB',
      'INSERT OR REPLACE INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?, 400, ?, ?)',
      `account:${nadia}`,
      until,
      new Date().toISOString(),
    )
    const stranger = visitorOf(runtime)
    const refused = await stranger.post('/api/en/account/login', { email: nadia, password: demoPassword })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await own.post('/api/en/account/login', { email: nadia, password: demoPassword })).status).toBe(200)
    // the cookie is for this account only
    const tom = await own.post('/api/en/account/login', { email: 'tom@brasserie-nova.example', password: 'wrong' })
    expect(tom.status).toBe(422)
    await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
  })
})
