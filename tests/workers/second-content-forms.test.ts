// Forms of a CMS that generates a mutation for each form and has no submitForm, as Formie does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFormieService } from '../support/formie-service.ts'
import { elementsOf, mainOf, textOf } from '../support/read-html.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

const received: object[] = []
let content: Awaited<ReturnType<typeof startFormieService>>
let shop: NodeShop
beforeAll(async () => {
  content = await startFormieService(received)
  shop = await startNodeShop({ env: { CONTENT_URL: content.url } })
})
afterAll(async () => {
  await shop?.stop()
  await content?.close()
})

const send = async (path: string, values: object) => {
  const answer = await visitorOf(shop).post(path, values)
  return [answer.status, await answer.json()]
}

describe('a form with its own mutation', () => {
  test('is sent with one argument per field, of its input type, and the captchas', async () => {
    const values = {
      _form: 'contact',
      'name.first': 'Ada',
      'name.last': 'Peeters',
      mail: 'ada@example.be',
      guests: '12',
      'topics[fish]': 'fish',
      'topics[bread]': 'bread',
      consent: '1',
    }
    received.length = 0
    expect(await send('/api/en/content/form', values)).toMatchObject([200, { notice: expect.any(String) }])
    expect(received).toEqual([
      {
        name: { first: 'Ada', last: 'Peeters' },
        mail: 'ada@example.be',
        guests: 12,
        topics: ['fish', 'bread'],
        consent: true,
        honeypot: { name: 'beehive', value: '' },
      },
    ])
    const taken = { ...values, mail: 'taken@example.be' }
    expect(await send('/api/en/content/form', taken)).toMatchObject([422, { errors: { mail: ['Known already.'] } }])
  })

  test('shows the message or the field errors that its result reports', async () => {
    const at = (mail: string) => send('/api/en/content/form', { _form: 'tasting', mail })
    expect(await at('ada@example.be')).toMatchObject([200, { notice: 'See you there' }])
    expect(await at('taken@example.be')).toMatchObject([422, { errors: { mail: ['Full.'] } }])
  })

  test('is on its page', async () => {
    const html = await (await visitorOf(shop).ask('/en/contact')).text()
    for (const name of ['name.first', 'mail', 'guests', 'topics[fish]', 'consent'])
      expect(mainOf(html), name).toContain(`name="${name}"`)
  })
})

// F236
test('the fields of a page whose conditions fail are neither required nor sent', async () => {
  const staged = (more: object) =>
    send('/api/en/content/form', { _form: 'staged', mail: 'ada@example.be', extra: '', ...more })
  received.length = 0
  expect(await staged({ foods: ['fish', 'wine'] })).toMatchObject([422, { errors: { extra: [expect.any(String)] } }])
  expect(received).toEqual([])
  expect(await staged({ foods: ['fish'], extra: 'dropped' })).toMatchObject([200, {}])
  expect(await staged({ foods: ['wine'], extra: 'kept' })).toMatchObject([200, {}])
  expect(received).toEqual([
    { mail: 'ada@example.be', foods: ['fish'] },
    { mail: 'ada@example.be', foods: ['wine'], extra: 'kept' },
  ])
})

// F237
test('a form is rejected at the field that hides the button to the next page', async () => {
  const values = { _form: 'staged', mail: 'nobody@example.be', foods: ['wine'], extra: 'x' }
  received.length = 0
  expect(await send('/api/en/content/form', values)).toMatchObject([
    422,
    { errors: { mail: ['This field is not valid.'] } },
  ])
  expect(received).toEqual([])
})

test('without scripts a rejected multiple select keeps all of its values', async () => {
  const body = new URLSearchParams({ _form: 'staged', mail: 'ada' })
  body.append('foods', 'fish')
  body.append('foods', 'bread')
  const visitor = visitorOf(shop)
  const answer = await visitor.ask('/api/en/content/form', {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.url,
      referer: `${shop.url}/en/staged`,
    },
    body: String(body),
  })
  expect(answer.status).toBe(422)
  const select = elementsOf(mainOf(await answer.text()), 'select')[0]?.inside ?? ''
  expect([...select.matchAll(/<option[^>]*value="(\w+)"[^>]*selected/g)].map(([, value]) => value)).toEqual([
    'fish',
    'bread',
  ])
})

test('the newsletter of the footer has a required consent, and is sent with it', async () => {
  const visitor = visitorOf(shop)
  const html = await (await visitor.ask('/en/tasting')).text()
  const footer = elementsOf(html, 'footer')[0]?.inside ?? ''
  expect(footer).toMatch(/name="newsletterConsent"[^>]*required|required[^>]*name="newsletterConsent"/)
  expect(footer).toContain('href="/privacy"')
  received.length = 0
  const path = '/api/en/content/newsletter'
  const newsletterEmail = 'ada@example.be'
  expect(await send(path, { newsletterEmail })).toMatchObject([
    422,
    { errors: { newsletterConsent: [expect.any(String)] } },
  ])
  expect(received).toEqual([])
  expect(await send(path, { newsletterEmail, newsletterConsent: 'yes' })).toMatchObject([200, {}])
  expect(received).toEqual([{ mail: newsletterEmail, agree: 'yes' }])
  // without scripts
  const wrong = await visitor.submit(path, { newsletterEmail }, '/en/tasting')
  expect([wrong.status, await wrong.text()]).toMatchObject([422, expect.stringContaining('newsletterConsent-error')])
})

test.each([
  ['nl', '/signed', 'kan hier niet worden ingevuld'],
  ['en', '/en/signed', 'cannot be filled in here'],
  ['de', '/de/signed', 'lässt sich hier nicht ausfüllen'],
  ['fr', '/fr/signed', 'ne peut pas être rempli ici'],
  ['without a mutation', '/en/plain', 'cannot be filled in here'],
  ['closed', '/en/closed', 'This form is closed'],
])('a form that cannot be sent is replaced by a message, logged once (%s)', async (_, path, message) => {
  for (let visit = 0; visit < 3; visit++) {
    const html = await (await visitorOf(shop).ask(`${path}?visit=${visit}`)).text()
    expect(textOf(mainOf(html))).toContain(message)
  }
  const place = `"place":"${path.split('/').at(-1)}"`
  const locale = /^\/(en|de|fr)\//.exec(path)?.[1] ?? 'nl'
  const lines = shop.output().split('\n')
  const logged = lines.filter((line) => line.includes('content.formUnavailable') && line.includes(place))
  expect(logged.filter((line) => line.includes(`"locale":"${locale}"`))).toHaveLength(path === '/en/closed' ? 0 : 1)
})
