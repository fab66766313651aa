import { expect, test } from 'vitest'
import * as documents from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { openSqliteD1 } from '#server/sqlite-d1.ts'
import { openCms } from './testing/cms.ts'

const siteIds = [1, 2, 3, 4]
const languages = ['nl', 'en', 'de', 'fr']

const cms = await openCms(openSqliteD1(':memory:'))

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

test.each(queries)('$name of the contract is answered in every language', async (document) => {
  for (const siteId of siteIds) {
    const variables = variablesOf[document.name]?.(siteId) ?? { siteId: [siteId] }
    const data = (await cms.ask(document as AnyDocument, variables)) as Record<string, unknown>
    if (document.name === 'redirect') continue
    for (const [name, value] of Object.entries(data)) expect(value, `${name} of site ${siteId}`).toBeTruthy()
  }
})

test('every entry that has a page can be read whole, with every block of it, in every language', async () => {
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
    expect(entry?.localized, `${site_id} ${uri}`).toHaveLength(3)
    if (entry && 'contentBlocks' in entry) expect(entry.contentBlocks.length, `${site_id} ${uri}`).toBeGreaterThan(0)
  }
})

test('a document that is too deep, has too many aliases or is too long is refused', async () => {
  const aliases = Array.from({ length: 65 }, (_, index) => `a${index}: entryCount`).join(' ')
  const deep = `{ navigationNodes ${'{ children '.repeat(13)} { id } ${'}'.repeat(13)} }`
  const long = `{ entry(section: [${'"x" '.repeat(4100)}]) { id } }`
  for (const query of [`{ ${aliases} }`, deep, long]) {
    const { errors } = await cms.send(query)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
})

test('the answer is a Response of the platform itself', async () => {
  const response = await cms.post({ query: '{ entryCount }' })
  expect(response).toBeInstanceOf(Response)
  expect(await response.json()).toEqual({ data: { entryCount: 49 } })
})

test('a body above 128 kB is refused', async () => {
  const response = await cms.post({ query: '{ entryCount }', padding: 'x'.repeat(130 * 1024) })
  expect(response.status).toBe(413)
})

test('only questions that are posted are answered outside debug mode, and the schema stays hidden', async () => {
  const closed = await openCms(openSqliteD1(':memory:'), { debug: false })
  const { data, errors } = await closed.send('{ __schema { types { name } } }')
  expect(data).toBeNull()
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['GRAPHQL_VALIDATION_FAILED'])
  expect(errors[0]?.extensions.debugMessage).toBeUndefined()
})

test('a form that was filled in is kept once; what is wrong with it is said at its field, in the language of the site', async () => {
  const handIn = async (siteId: number, value: string) => {
    const input = { handle: 'newsletter', siteId, values: [{ handle: 'email', value }] }
    return (await cms.ask(documents.submitForm, { input })).submitForm
  }
  expect(await handIn(3, 'kueche@adler')).toMatchObject({
    success: false,
    errors: [{ handle: 'email', messages: ['Das ist keine gültige E-Mail-Adresse.'] }],
  })
  expect(await handIn(4, '')).toMatchObject({ success: false, errors: [{ messages: ['Ce champ est obligatoire.'] }] })
  for (const value of ['Kueche@adler.example', ' kueche@adler.example']) {
    const done = await handIn(3, value)
    expect(done).toMatchObject({ success: true, submitActionMessage: expect.stringContaining('Vielen Dank') })
  }
  const { results } = await cms.db.prepare('SELECT site_id, answers FROM form_submissions').all()
  expect(results).toEqual([{ site_id: 3, answers: '{"email":"Kueche@adler.example"}' }])
})

test('a form with fields that nothing checks yet is refused in the language of the site', async () => {
  const input = { handle: 'contact', siteId: 3, values: [] }
  const { data, errors } = await cms.send(documents.submitForm.text, { input })
  expect(data).toEqual({ submitForm: null })
  expect(errors[0]?.message).toMatch(/^Dieses Formular nimmt derzeit keine Einsendungen an/)
  expect(errors[0]?.extensions.code).toBe('NOT_AVAILABLE')
})

test('a changed row shows in the next answer', async () => {
  const own = await openCms(openSqliteD1(':memory:'))
  await own.db
    .prepare(
      "UPDATE entry_texts SET blocks = json_set(blocks, '$[0].title', 'Nieuw') WHERE entry_id = 1 AND site_id = 1",
    )
    .run()
  const { entry } = await own.ask(documents.entry, { uri: ['__home__'], siteId: [1] })
  expect(entry && 'contentBlocks' in entry && entry.contentBlocks[0]).toMatchObject({ title: 'Nieuw' })
  expect(new Date(String(entry?.dateUpdated)).getTime()).toBeGreaterThan(Date.now() - 60_000)
})
