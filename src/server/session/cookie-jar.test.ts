import { describe, expect, test, vi } from 'vitest'
import { wasLoggedInCookie } from '#protocol/protocol.ts'
import { createCookieJar } from './cookie-jar.ts'
import { findDevice } from './known-devices.ts'
import { createSealer, openSession, type Session } from './session.ts'

const sealer = createSealer([{ kid: 'k1', bytes: new Uint8Array(32) }])
const startMs = 1_000_000_500
const day = 86_400

function openJar({ secure = true, ...options }: { secure?: boolean; deviceCookie?: string } = {}) {
  const [onStart, onEnd] = [vi.fn(), vi.fn()]
  let nowMs = startMs
  const jar = createCookieJar({ sealer, secure, now: () => nowMs, onStart, onEnd, ...options })
  /** A cookie by its name: value and flags in the order of `Set-Cookie`. */
  const cookie = (name: string) => {
    const [first, ...flags] = jar.lines.find((line) => line.startsWith(`${name}=`))?.split('; ') ?? []
    return first === undefined ? undefined : { value: first.slice(name.length + 1), flags: flags.join('; ') }
  }
  return { jar, cookie, onStart, onEnd, wait: (seconds: number) => (nowMs += seconds * 1000) }
}

const customer: Session['customer'] = { id: '7', name: 'Nadia Verlinden', firstName: 'Nadia', companyName: null }
const login = { token: 't', tokenType: 'Bearer', customer, expiresIn: 3600, remember: false }
const sessionFlags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const scriptFlags = 'Path=/; Secure; SameSite=Lax'

describe('startSession', () => {
  test('seals the login in a cookie of the browser session that scripts cannot read', async () => {
    const { jar, cookie, onStart } = openJar()
    await jar.startSession(login)
    const session = await openSession(sealer, cookie('__Host-pv_s')?.value, startMs)
    expect(session).toEqual({
      id: session?.id,
      token: 't',
      tokenType: 'Bearer',
      customer,
      remember: false,
      issuedAt: 1_000_000,
      expiresAt: 1_003_600,
    })
    expect(cookie('__Host-pv_s')?.flags).toBe(sessionFlags)
    expect(onStart.mock.calls).toEqual([[session?.id]])
    expect(cookie(wasLoggedInCookie)).toEqual({ value: '1', flags: scriptFlags })
  })

  test('"remember me" keeps the session for its lifetime, and the login hint 30 days longer', async () => {
    const { jar, cookie } = openJar()
    await jar.startSession({ ...login, remember: true, expiresIn: 2 * day })
    expect(cookie('__Host-pv_s')?.flags).toBe(`Max-Age=${2 * day}; ${sessionFlags}`)
    expect(cookie(wasLoggedInCookie)).toEqual({ value: '1', flags: `Max-Age=${32 * day}; ${scriptFlags}` })
  })

  test('names of any length fit into the cookie that a browser accepts', async () => {
    const { jar, cookie } = openJar()
    const [name, firstName, companyName, staff] = ['漢', '\0', '👩‍🍳', 'W'].map((letter) => letter.repeat(10_000))
    const texts = { name, firstName, companyName } as { name: string; firstName: string; companyName: string }
    await jar.startSession({
      ...login,
      customer: { ...customer, ...texts, onBehalf: { staff: String(staff), companyId: '3' } },
    })
    const sealed = cookie('__Host-pv_s')?.value ?? ''
    expect(sealed.length).toBeLessThan(3_900)
    const session = await openSession(sealer, sealed, startMs)
    expect(session?.customer.name).toMatch(/^漢{160}$/)
    expect(session?.customer.companyName?.isWellFormed()).toBe(true)
  })

  test('a session of staff in the name of a customer leaves no login hint', async () => {
    const { jar, cookie } = openJar()
    const onBehalf = { staff: 'Mia', companyId: '3' }
    await jar.startSession({ ...login, remember: true, customer: { ...customer, onBehalf } })
    expect(cookie(wasLoggedInCookie)).toEqual({ value: '', flags: `Max-Age=0; ${scriptFlags}` })
  })

  test('on loopback without TLS the cookies have neither the prefix nor the flag of TLS', async () => {
    const { jar, cookie } = openJar({ secure: false })
    await jar.startSession(login)
    expect(cookie('pv_s')?.flags).toBe('Path=/; HttpOnly; SameSite=Lax')
    expect(cookie(wasLoggedInCookie)?.flags).toBe('Path=/; SameSite=Lax')
  })
})

test('changeSession replaces the cookie, which still expires at the same time', async () => {
  const { jar, cookie, wait } = openJar()
  await jar.startSession({ ...login, remember: true })
  const session = (await openSession(sealer, cookie('__Host-pv_s')?.value, startMs)) as Session
  wait(600)
  await jar.changeSession({ ...session, customer: { ...customer, firstName: 'Nadja' } })
  const changed = await openSession(sealer, cookie('__Host-pv_s')?.value, startMs)
  expect(changed).toEqual({ ...session, customer: { ...customer, firstName: 'Nadja' } })
  expect(cookie('__Host-pv_s')?.flags).toBe(`Max-Age=3000; ${sessionFlags}`)
  expect(jar.lines.filter((line) => line.startsWith('__Host-pv_s='))).toHaveLength(1)
  wait(3600)
  await jar.changeSession(session)
  expect(cookie('__Host-pv_s')?.flags).toBe(`Max-Age=0; ${sessionFlags}`)
})

test('endSession deletes session, cart count and dismissed proposals, and the login hint stays', async () => {
  const { jar, cookie, onEnd } = openJar()
  jar.endSession()
  const deleted = { value: '', flags: `Max-Age=0; ${sessionFlags}` }
  expect([cookie('__Host-pv_s'), cookie('__Host-pv_h')]).toEqual([deleted, deleted])
  expect(cookie('cart')).toEqual({ value: '', flags: `Max-Age=0; ${scriptFlags}` })
  expect(cookie(wasLoggedInCookie)).toBeUndefined()
  expect(onEnd).toHaveBeenCalledTimes(1)
  jar.clearLoginHint()
  expect(cookie(wasLoggedInCookie)).toEqual({ value: '', flags: `Max-Age=0; ${scriptFlags}` })
})

test('rememberDevice adds the account to the devices of the cookie for 180 days', async () => {
  const first = openJar()
  await first.jar.rememberDevice('nadia@example.be')
  const deviceCookie = first.cookie('__Host-pv_d')?.value ?? ''
  expect(first.cookie('__Host-pv_d')?.flags).toBe(`Max-Age=${180 * day}; ${sessionFlags}`)
  const second = openJar({ deviceCookie })
  await second.jar.rememberDevice('lena@example.be')
  const device = await findDevice(sealer, deviceCookie, 'nadia@example.be')
  expect(await findDevice(sealer, second.cookie('__Host-pv_d')?.value, 'nadia@example.be')).toBe(device)
})

test('a guest cart has a random token for 30 days, its count is readable by scripts', () => {
  const { jar, cookie } = openJar()
  const token = jar.createGuestCart()
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(cookie('__Host-pv_c')).toEqual({ value: token, flags: `Max-Age=${30 * day}; ${sessionFlags}` })
  jar.setCartCount(3)
  expect(cookie('cart')).toEqual({ value: '3', flags: `Max-Age=${30 * day}; ${scriptFlags}` })
  jar.clearGuestCart()
  expect(cookie('__Host-pv_c')).toEqual({ value: '', flags: `Max-Age=0; ${sessionFlags}` })
  expect(jar.lines).toHaveLength(2)
})

test('a flash message is sealed for one minute and cut to the size of a cookie', async () => {
  const { jar, cookie } = openJar()
  await jar.setFlashMessage('é'.repeat(900))
  const flash = cookie('__Host-pv_n')
  expect(await sealer.open(flash?.value, 'notice')).toBe('é'.repeat(800))
  expect(flash?.flags).toBe(`Max-Age=60; ${sessionFlags}`)
  expect(flash?.value.length).toBeLessThan(4000)
  jar.clearFlashMessage()
  expect(cookie('__Host-pv_n')).toEqual({ value: '', flags: `Max-Age=0; ${sessionFlags}` })
})

test('a placed order is sealed for 30 minutes', async () => {
  const { jar, cookie } = openJar()
  await jar.rememberOrder({ number: '100001' } as never)
  expect(await sealer.open(cookie('__Host-pv_o')?.value, 'placed-order')).toEqual({ number: '100001' })
  expect(cookie('__Host-pv_o')?.flags).toBe(`Max-Age=1800; ${sessionFlags}`)
})

test('an unconfirmed order is split over cookies for 23 hours, and cookies that it does not need are deleted', async () => {
  const { jar, cookie } = openJar()
  const order = { key: 'k', message: 'x'.repeat(3000) }
  await jar.saveUnconfirmedOrder(order as never)
  const parts = ['pv_u1', 'pv_u2', 'pv_u3'].map((name) => cookie(`__Host-${name}`))
  expect(await sealer.open(parts.map((part) => part?.value).join(''), 'unanswered-order')).toEqual(order)
  expect(parts.map((part) => part?.flags)).toEqual([
    `Max-Age=${23 * 3600}; ${sessionFlags}`,
    `Max-Age=${23 * 3600}; ${sessionFlags}`,
    `Max-Age=0; ${sessionFlags}`,
  ])
  expect(parts[0]?.value).toHaveLength(3500)
  jar.clearUnconfirmedOrder()
  for (const name of ['pv_u1', 'pv_u2', 'pv_u3'])
    expect(cookie(`__Host-${name}`)).toEqual({ value: '', flags: `Max-Age=0; ${sessionFlags}` })
})

test('dismissed proposals are stored for 14 days', () => {
  const { jar, cookie } = openJar()
  jar.dismissItems('2026-11-30.200001')
  expect(cookie('__Host-pv_h')).toEqual({ value: '2026-11-30.200001', flags: `Max-Age=${14 * day}; ${sessionFlags}` })
})

test('nothing has to observe the start and the end of sessions', async () => {
  const jar = createCookieJar({ sealer, secure: true, now: () => startMs })
  await jar.startSession(login)
  jar.endSession()
  expect(jar.lines.map((line) => line.split('=')[0])).toEqual(['__Host-pv_s', wasLoggedInCookie, 'cart', '__Host-pv_h'])
})
