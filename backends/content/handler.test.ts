import { expect, test } from 'vitest'
import * as documents from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestContent } from './testing/cms.ts'
import { toJobApplication } from './testing/job-application.ts'

const siteIds = [1, 2, 3, 4]
const languages = ['nl', 'en', 'de', 'fr']

const mails: object[] = []
const mailing = {
  sendMail: async (mail: object) => void mails.push(mail),
  linkToConfirmation: (path: string) => `https://shop.example${path}`,
}
const cms = await openTestContent(openSqliteD1(':memory:'), mailing)

type AnyDocument = TypedDocument<unknown, unknown>
const isDocument = (value: unknown): value is AnyDocument =>
  typeof value === 'object' && value !== null && 'text' in value

const variablesOf: Record<string, (siteId: number) => object> = {
  entry: (siteId) => ({ siteId: [siteId], uri: ['__home__'] }),
  formQuery: (siteId) => ({ siteId: [siteId], handle: ['contact'] }),
  redirect: (siteId) => ({ siteId, uri: '/anywhere' }),
  redirects: (siteId) => ({ siteId }),
  siteCraftData: (siteId) => ({ language: [languages[siteId - 1]] }),
}

const queries = Object.values(documents)
  .filter(isDocument)
  .filter(({ type }) => type === 'query')

test.each(queries)('returns data for $name of the contract in every language', async (document) => {
  for (const siteId of siteIds) {
    const variables = variablesOf[document.name]?.(siteId) ?? { siteId: [siteId] }
    const data = (await cms.ask(document as AnyDocument, variables)) as Record<string, unknown>
    if (document.name === 'redirect') continue
    for (const [name, value] of Object.entries(data)) expect(value, `${name} of site ${siteId}`).toBeTruthy()
  }
})

// F189, F190, F196, F197, F199, F200, F201, F202, F449
test('every entry with a page can be read with all its blocks in every language', async () => {
  const { results } = await cms.db
    .prepare(
      `SELECT t.entry_id, t.site_id, t.uri, t.title, e.section FROM entry_texts t
       JOIN entries e ON e.id = t.entry_id WHERE t.uri IS NOT NULL`,
    )
    .all()
  expect(results.length).toBeGreaterThan(130)
  expect(new Set(results.map(({ section }) => section))).toEqual(
    new Set(['home', 'pages', 'news', 'newsPages', 'jobs', 'jobsPages', 'legalPages']),
  )
  for (const { entry_id, site_id, uri, title, section } of results) {
    const { entry } = await cms.ask(documents.entry, { uri: [String(uri)], siteId: [Number(site_id)] })
    expect(entry, `${site_id} ${uri}`).toMatchObject({
      id: String(entry_id),
      title,
      uri,
      siteId: site_id,
      sectionHandle: section,
      typeHandle: section,
      __typename: `${section}_Entry`,
    })
    const others = results.filter((other) => other.entry_id === entry_id && other.site_id !== site_id)
    expect(entry?.localized?.toSorted((a, b) => Number(a?.siteId) - Number(b?.siteId))).toEqual(
      others
        .map((other) => ({ siteId: other.site_id, uri: other.uri, language: languages[Number(other.site_id) - 1] }))
        .sort((a, b) => Number(a.siteId) - Number(b.siteId)),
    )
    expect(entry, `${site_id} ${uri}`).toMatchObject({ contentBlocks: { length: expect.any(Number) } })
    if (entry && 'contentBlocks' in entry) expect(entry.contentBlocks.length, `${site_id} ${uri}`).toBeGreaterThan(0)
  }
})

test('rejects documents that are too deep, too long or have too many aliases', async () => {
  const aliases = Array.from({ length: 65 }, (_, index) => `a${index}: entryCount`).join(' ')
  const deep = `{ navigationNodes ${'{ children '.repeat(13)} { id } ${'}'.repeat(13)} }`
  const long = `{ entry(section: [${'"x" '.repeat(4100)}]) { id } }`
  for (const query of [`{ ${aliases} }`, deep, long]) {
    const { errors } = await cms.send(query)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
})

test('returns a Response of the platform', async () => {
  const response = await cms.post({ query: '{ entryCount }' })
  expect(response).toBeInstanceOf(Response)
  expect(await response.json()).toEqual({ data: { entryCount: 50 } })
})

test('rejects a body over the limit for forms with files', async () => {
  const response = await cms.post({ query: '{ entryCount }', padding: 'x'.repeat(12_000_001) })
  expect(response.status).toBe(413)
})

// F485
test('without debug mode rejects introspection and hides debug messages', async () => {
  const closed = await openTestContent(openSqliteD1(':memory:'), { debug: false })
  const { data, errors } = await closed.send('{ __schema { types { name } } }')
  expect(data).toBeNull()
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['GRAPHQL_VALIDATION_FAILED'])
  expect(errors[0]?.extensions.debugMessage).toBeUndefined()
})

// F268
test('stores a submission once and returns localized errors by field', async () => {
  const submitCmsForm = async (siteId: number, value: string) => {
    const input = { handle: 'newsletter', siteId, values: [{ handle: 'email', value }] }
    return (await cms.ask(documents.submitForm, { input })).submitForm
  }
  expect(await submitCmsForm(3, 'kueche@adler')).toMatchObject({
    success: false,
    errors: [{ handle: 'email', messages: ['Das ist keine gültige E-Mail-Adresse.'] }],
  })
  expect(await submitCmsForm(4, '')).toMatchObject({
    success: false,
    errors: [{ messages: ['Ce champ est obligatoire.'] }],
  })
  for (const value of ['Kueche@adler.example', ' kueche@adler.example']) {
    const done = await submitCmsForm(3, value)
    expect(done).toMatchObject({ success: true, submitActionMessage: expect.stringContaining('Vielen Dank') })
  }
  const { results } = await cms.db.prepare('SELECT site_id, answers FROM form_submissions').all()
  expect(results).toEqual([{ site_id: 3, answers: '{"email":"Kueche@adler.example"}' }])
  // both ask for a confirmation
  const mail = { locale: 'de', subject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter von Proviant' }
  expect(mails).toMatchObject([
    { ...mail, to: 'Kueche@adler.example' },
    { ...mail, to: 'kueche@adler.example' },
  ])
})

const application = [...toJobApplication({ base64Length: 2_400_000 }), { handle: 'years', value: '4' }]

/** Submits the job application with changed values; returns the handles of the fields with errors. */
async function apply(changes: Record<string, object> = {}): Promise<string[]> {
  const values = application.map((value) => ({ ...value, ...changes[value.handle] }))
  const more = Object.entries(changes).filter(([handle]) => !application.some((value) => value.handle === handle))
  const input = {
    handle: 'jobApplication',
    siteId: 2,
    values: [...values, ...more.map(([handle, value]) => ({ handle, ...value }))],
  }
  const { submitForm } = await cms.ask(documents.submitForm, { input } as never)
  return (submitForm?.errors ?? []).map(({ handle }) => handle)
}

test('stores a multi-page form with checkboxes and the content of its file', async () => {
  expect(await apply()).toEqual([])
  const kept = await cms.db
    .prepare("SELECT id, answers FROM form_submissions WHERE answers LIKE '%Peeters%'")
    .first<{ id: number; answers: string }>()
  expect(JSON.parse(kept?.answers ?? '{}')).toMatchObject({ languages: ['nl', 'fr'], cv: ['cv.pdf'] })
  const file = await cms.db
    .prepare('SELECT count(*) AS parts, sum(length(data)) AS length FROM form_files WHERE submission_id = ?')
    .bind(kept?.id ?? null)
    .first()
  expect(file).toEqual({ parts: 5, length: 2_400_000 })
})

// F267
test('each field type rejects invalid values, and hidden fields are ignored', async () => {
  const wrong: [string, object][] = [
    ['applicant.lastName', { value: ' ' }],
    ['email', { value: 'x@mailinator.com' }],
    ['phone', { value: 'call me' }],
    ['contract', { value: 'boss' }],
    ['years', { value: '61' }],
    ['languages', { values: ['nl', 'xx'] }],
    ['cv', { files: [{ filename: 'cv.exe', fileData: 'data:;base64,AAAA' }] }],
    ['cv', { files: [] }],
    ['privacy', { value: 'no' }],
    ['motivation', { value: 'x'.repeat(2001) }],
    ['start', { value: 'soon' }],
  ]
  for (const [handle, value] of wrong) expect([handle, await apply({ [handle]: value })]).toEqual([handle, [handle]])
  // the VAT number is required of self-employed applicants only
  expect(await apply({ contract: { value: 'selfEmployed' } })).toEqual(['vatNumber'])
  expect(await apply({ contract: { value: 'selfEmployed' }, vatNumber: { value: 'BE 0123.45' } })).toEqual([
    'vatNumber',
  ])
  expect(await apply({ vatNumber: { value: 'nonsense' }, email: { value: 'other@example.be' } })).toEqual([])
})

// F235
test('a honeypot blocks a submission that fills it in, and a script captcha one without a current token of the form', async () => {
  let now = new Date('2026-11-24T08:00:00Z')
  const own = await openTestContent(openSqliteD1(':memory:'), { ...mailing, now: () => now })
  await own.db
    .prepare(`UPDATE form_texts SET settings = json_set(settings, '$.captchas', json('["honeypot","javascript"]'))`)
    .run()
  const tokenOf = async (handle: string) => {
    const { formQuery: form } = await own.ask(documents.formQuery, { handle: [handle], siteId: [2] })
    expect(form).toMatchObject({ handle, siteId: 2 })
    expect(form?.captchas?.map((captcha) => captcha?.handle)).toEqual(['honeypot', 'javascript'])
    return form?.captchas?.[1]?.value ?? ''
  }
  const send = async (email: string, captchas: { handle: string; value: string }[]) => {
    const input = { handle: 'newsletter', siteId: 2, values: [{ handle: 'email', value: email }], captchas }
    const { submitForm } = await own.ask(documents.submitForm, { input })
    return submitForm?.success
  }
  const token = await tokenOf('newsletter')
  const [honeypot, script] = [
    { handle: 'honeypot', value: '' },
    { handle: 'javascript', value: token },
  ]
  expect(await send('a@example.be', [])).toBe(false)
  expect(await send('a@example.be', [honeypot, { ...script, value: `${token}x` }])).toBe(false)
  expect(await send('a@example.be', [honeypot, { ...script, value: token.replace(/^\d/, '9') }])).toBe(false)
  expect(await send('a@example.be', [honeypot, { ...script, value: await tokenOf('contact') }])).toBe(false)
  expect(await send('a@example.be', [{ ...honeypot, value: 'x' }, script])).toBe(false)
  expect(await send('a@example.be', [honeypot, script])).toBe(true)
  now = new Date('2026-11-24T09:00:00Z')
  expect(await send('b@example.be', [honeypot, script])).toBe(false)
  const kept = await own.db.prepare('SELECT answers FROM form_submissions').all()
  expect(kept.results).toEqual([{ answers: '{"email":"a@example.be"}' }])
})

test('rejects a form with an unsupported field type, with a localized message', async () => {
  const own = await openTestContent(openSqliteD1(':memory:'))
  await own.db.prepare('UPDATE form_texts SET pages = replace(pages, \'"MultiLineText"\', \'"Signature"\')').run()
  const { data, errors } = await own.send(documents.submitForm.text, {
    input: { handle: 'contact', siteId: 3, values: [] },
  })
  expect(data).toEqual({ submitForm: null })
  expect(errors[0]?.message).toMatch(/^Dieses Formular nimmt derzeit keine Einsendungen an/)
  expect(errors[0]?.extensions.code).toBe('NOT_AVAILABLE')
})

test('a changed row is in the next response', async () => {
  const own = await openTestContent(openSqliteD1(':memory:'))
  await own.db
    .prepare(
      "UPDATE entry_texts SET blocks = json_set(blocks, '$[0].title', 'Nieuw') WHERE entry_id = 1 AND site_id = 1",
    )
    .run()
  const { entry } = await own.ask(documents.entry, { uri: ['__home__'], siteId: [1] })
  expect(entry && 'contentBlocks' in entry && entry.contentBlocks[0]).toMatchObject({ title: 'Nieuw' })
  expect(new Date(String(entry?.dateUpdated)).getTime()).toBeGreaterThan(Date.now() - 60_000)
})
