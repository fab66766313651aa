// A server whose clock jumps a day ahead and a day back: sessions, limits, pages and mails.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword, type Visitor, waitForCached } from '../../../tests/support/visit.ts'
import { createTestCustomers, withDatabase } from '../buyers.ts'
import { type ClockShop, daySeconds, minuteMs, type Promises, startClockShop } from './clock-shop.ts'

/** Minutes of the shop that pass until mails and sessions have been looked at. */
const settleMs = 8 * minuteMs
/** So that few requests reach them. */
const lowLimits = { UNKNOWN_LIMIT: '12', FORM_LIMIT: '4' }
const typed = 'Leave it at the back door'

/** @param size the number of jumps for limits and pages */
export async function runJumps(size: { jumps: number }, promises: Promises): Promise<void> {
  const shop = await startClockShop(lowLimits)
  try {
    await checkSessions(shop, promises)
    await checkLimits(shop, promises, size.jumps)
    await checkPages(shop, promises, size.jumps)
    await checkMails(shop, promises)
  } finally {
    await shop.stop()
  }
}

const profileStatus = async (visitor: Visitor) => {
  const response = await visitor.ask('/api/en/account/profile')
  await response.text()
  return response.status
}

async function checkSessions(shop: ClockShop, promises: Promises): Promise<void> {
  const early = 'sessions that a jump back has ended'
  const late = 'sessions that outlive their limit'
  const ended = 'requests after a jump ahead without a login, or with a failure'
  const lost = 'forms of an ended session whose entries are gone'
  const check = async (name: string, visitor: Visitor, isOpen: boolean, when: string) => {
    const status = await profileStatus(visitor)
    promises.check(name, status === (isOpen ? 200 : 401), `${when}: ${status}`)
  }
  const day = await shop.logIn()
  const month = await shop.logIn(true)
  await shop.pass(-daySeconds)
  await check(early, day, true, 'a day back')
  await check(early, month, true, 'a day back, thirty days')
  await shop.pass(daySeconds)
  await check(early, day, true, 'back and corrected')
  const other = await shop.logIn()
  const typing = await shop.logIn()
  await shop.pass(daySeconds)
  await check(late, day, false, 'a day later')
  await check(early, month, true, 'a day later, thirty days')
  for (const path of ['/en/dashboard', '/en/checkout', '/en/cart', '/en/dashboard/orders']) {
    const response = await other.ask(path)
    await response.text()
    const isLogin =
      response.status === 302 ? /login/.test(response.headers.get('location') ?? '') : response.status === 200
    promises.check(ended, isLogin, `${path}: ${response.status} ${response.headers.get('location')}`)
  }
  const page = await typing.submit('/api/en/addresses', { company: typed, city: typed }, '/en/dashboard/addresses')
  const text = await page.text()
  promises.check(ended, page.status < 500, `a form: ${page.status}`)
  promises.check(lost, text.includes(typed), `a form: ${page.status}, ${text.length} characters`)
  await typing.ask('/en/dashboard')
  const again = await typing.post('/api/en/account/login', {
    email: 'nadia@brasserie-nova.example',
    password: demoPassword,
  })
  promises.check(ended, again.ok, `login: ${again.status}`)
  await again.text()
  // opened by a clock that is a day ahead
  const ahead = await shop.logIn()
  await shop.pass(-daySeconds)
  await check(early, ahead, true, 'opened a day ahead')
  await passHour(shop)
  await shop.pass(daySeconds - 2 * 3_600)
  await check(early, ahead, true, 'opened a day ahead, 22 hours later')
  await shop.pass(2 * 3_600 + 60)
  await check(late, ahead, false, 'opened a day ahead, 24 hours later')
}

/** Lets an hour pass with the work of its minute 17. */
async function passHour(shop: ClockShop): Promise<void> {
  const now = await readTime(shop)
  const next = new Date(now)
  next.setUTCMinutes(17, 0, 0)
  const target = next.getTime() <= now ? next.getTime() + 3_600_000 : next.getTime()
  await shop.setClock(new Date(target).toISOString())
  await sleep(settleMs)
}

/** The time of the shop, which it sends with its pages. */
async function readTime(shop: ClockShop): Promise<number> {
  const response = await shop.visitor().ask('/en/about-us')
  await response.text()
  return Number(/now;desc=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1])
}

async function checkLimits(shop: ClockShop, promises: Promises, jumps: number): Promise<void> {
  const locked = 'visitors that a jump leaves locked out'
  const open = 'limits that do not hold after a jump'
  const wrong = (visitor: Visitor, email: string) =>
    visitor.post('/api/en/account/login', { email, password: 'not the password' })
  const statusOf = async (response: Promise<Response>) => {
    const { status, body } = await response
    await body?.cancel()
    return status
  }
  /** Wrong passwords until the login is refused; 0: never. */
  const lock = async (visitor: Visitor, email: string) => {
    for (let tries = 1; tries <= 12; tries++) if ((await statusOf(wrong(visitor, email))) === 429) return tries
    return 0
  }
  const subscribe = (visitor: Visitor, index: string) =>
    visitor.post('/api/en/content/newsletter', { newsletterEmail: `p-${index}@many.example`, newsletterConsent: 'yes' })
  const fill = async (visitor: Visitor, name: string) => {
    for (let sent = 1; sent <= 10; sent++)
      if ((await statusOf(subscribe(visitor, `${name}-${sent}`))) === 429) return sent
    return 0
  }
  const lookUp = async (visitor: Visitor, name: string) => {
    for (let sent = 1; sent <= 40; sent++)
      if ((await statusOf(visitor.ask(`/en/no-such-page-${name}-${sent}`))) === 429) return sent
    return 0
  }
  const emails = createTestCustomers(shop.dataDir, jumps)
  for (const [index, jump] of [daySeconds, -daySeconds, -3_600, 3_600].slice(0, jumps).entries()) {
    const guest = shop.visitor()
    const email = emails[index] ?? ''
    const name = `${index}`
    promises.check(open, (await lock(guest, email)) > 0, `login before ${jump} s`)
    promises.check(open, (await fill(guest, `a-${name}`)) > 0, `forms before ${jump} s`)
    promises.check(open, (await lookUp(guest, `a-${name}`)) > 0, `unknown pages before ${jump} s`)
    await shop.pass(jump)
    promises.check(locked, (await statusOf(wrong(guest, email))) !== 429, `login after ${jump} s`)
    promises.check(locked, (await statusOf(subscribe(guest, `b-${name}`))) !== 429, `forms after ${jump} s`)
    promises.check(open, (await lock(guest, email)) > 0, `login after ${jump} s`)
    promises.check(open, (await fill(guest, `c-${name}`)) > 0, `forms after ${jump} s`)
    // pages are counted by a clock that does not jump
    await sleep(1_500)
    promises.check(locked, (await statusOf(guest.ask('/en/cart'))) !== 429, `the cart after ${jump} s`)
    promises.check(open, (await lookUp(guest, `b-${name}`)) > 0, `unknown pages after ${jump} s`)
    await shop.pass(-jump)
  }
}

const page = '/en/about-us'

async function checkPages(shop: ClockShop, promises: Promises, jumps: number): Promise<void> {
  const guest = shop.visitor()
  let title = ''
  let number = 0
  const edit = () => {
    number += 1
    title = `About us, ${number}`
    const db = new DatabaseSync(join(shop.dataDir, 'content.sqlite'), { timeout: 5_000 })
    db.prepare('UPDATE entry_texts SET title = ? WHERE uri = ? AND site_id IN (SELECT site_id FROM entry_texts)').run(
      title,
      'about-us',
    )
    db.close()
  }
  const isShown = async () => (await (await guest.ask(page)).text()).includes(title)
  for (const jump of [daySeconds, -daySeconds, -daySeconds, daySeconds, -3_600, 3_600].slice(0, 2 + jumps)) {
    await waitForCached(guest, page)
    edit()
    const before = await isShown()
    await shop.pass(jump)
    const first = await guest.ask(page)
    await first.text()
    const state = first.headers.get('cache-status') ?? ''
    const isFresh = /hit; ttl=\d+$/.test(state)
    promises.check('pages that a jump keeps fresh', !before && !isFresh, `${jump} s: ${state}`)
    const deadline = performance.now() + 5_000
    let isNew = await isShown()
    while (!isNew && performance.now() < deadline) {
      await sleep(100)
      isNew = await isShown()
    }
    promises.check('pages that show former content after a jump', isNew, `${jump} s`)
  }
}

async function checkMails(shop: ClockShop, promises: Promises): Promise<void> {
  const guest = shop.visitor()
  const stuck = 'mails that a jump keeps from being sent'
  const ask = async (email: string) => {
    const response = await guest.post('/api/en/account/forgot-password', { email })
    await response.text()
  }
  const waiting = () =>
    withDatabase(shop.dataDir, (db) =>
      Number(db.prepare("SELECT count(*) AS n FROM outbox WHERE status <> 'sent'").get()?.n),
    )
  shop.setProvider(false)
  await ask('nadia@brasserie-nova.example')
  await sleep(settleMs)
  await shop.pass(daySeconds + 60)
  await ask('tom@brasserie-nova.example')
  await sleep(settleMs)
  promises.check(stuck, waiting() > 0, 'the provider was not off')
  await shop.pass(-daySeconds)
  shop.setProvider(true)
  // the first wait after a failed attempt is two minutes
  await shop.pass(180)
  const deadline = performance.now() + 5_000
  while (waiting() > 0 && performance.now() < deadline) await sleep(minuteMs)
  promises.check(stuck, waiting() === 0, `${waiting()} mails wait`)
  const keys = shop.mails.map(({ key, mail }) => `${key} ${JSON.stringify(mail)}`)
  const texts = new Map(shop.mails.map(({ key, mail }) => [key, JSON.stringify(mail)]))
  promises.check('mails with two texts under one key', new Set(keys).size === texts.size, [...texts.keys()])
}
