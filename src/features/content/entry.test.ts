import { expect, test } from 'vitest'
import type { entryQuery } from '#contracts/generated/content.ts'
import { toEntry } from './entry.ts'

type Answer = NonNullable<entryQuery['entry']>

const look = { spacingTop: null, spacingBottom: null, backgroundColor: null }
const common = {
  id: '7',
  title: 'Over ons',
  typeHandle: 'pages',
  sectionHandle: 'pages',
  siteId: 1,
  uri: 'over-ons',
  language: 'nl',
  dateUpdated: null,
  localized: [
    { siteId: 2, uri: 'about-us', language: 'en-GB' },
    { siteId: 3, uri: null, language: 'de' },
    { siteId: 9, uri: 'sobre', language: 'es' },
  ],
  seomatic: null,
}
const page = (contentBlocks: unknown[], more: object = {}) =>
  ({ __typename: 'pages_Entry', ...common, contentBlocks, ...more }) as unknown as Answer

const read = (answer: Answer | null, skipped: (type: string) => void = () => undefined) =>
  toEntry(answer, 'nl', skipped)

// F116, F117, F118, F119, F120, F121, F122, F189
test('toEntry maps each section to its template', () => {
  const templates = [
    'home_Entry',
    'pages_Entry',
    'news_Entry',
    'newsPages_Entry',
    'jobs_Entry',
    'jobsPages_Entry',
    'legalPages_Entry',
  ].map((__typename) => read(page([], { __typename }))?.template)
  expect(templates).toEqual(['home', 'generic', 'news', 'newsDetail', 'jobs', 'jobsDetail', 'legal'])
})

test('toEntry returns null for an FAQ entry, an entry without a URI and no entry', () => {
  expect(read(null)).toBeNull()
  const { contentBlocks: _, ...question } = page([], { __typename: 'faq_Entry' }) as unknown as Record<string, unknown>
  expect(read(question as unknown as Answer)).toBeNull()
  expect(read(page([], { uri: null }))).toBeNull()
})

// F189, F190
test('toEntry lists the paths of a page in the languages of the shop that have it', () => {
  expect(read(page([], { typeHandle: 'about', siteId: 5 }))).toMatchObject({
    id: '7',
    title: 'Over ons',
    typeHandle: 'about',
    sectionHandle: 'pages',
    siteId: 5,
    uri: 'over-ons',
    path: '/over-ons',
  })
  expect(read(page([]))?.alternates).toEqual({ nl: '/over-ons', en: '/en/about-us' })
  expect(read(page([], { uri: '__home__', localized: [{ uri: '__home__', language: 'en' }] }))?.alternates).toEqual({
    nl: '/',
    en: '/en',
  })
})

// F215, F229
test('toEntry keeps the order of blocks, skips a block of an unknown type and reports it', () => {
  const skipped: string[] = []
  const made = read(
    page([
      { __typename: 'cta_Entry', id: '1', title: 'A', typeHandle: 'cta', ...look, text: null, links: [] },
      { __typename: 'carousel_Entry', id: '2', title: null, typeHandle: 'carousel' },
      null,
      { __typename: 'usp_Entry', id: '3', title: null, typeHandle: 'usp', ...look, usps: [] },
    ]),
    (type) => skipped.push(type),
  )
  expect(made?.blocks.map(({ type }) => type)).toEqual(['cta', 'usp'])
  expect(skipped).toEqual(['carousel'])
})

test('toEntry maps unknown spacing to medium, an unknown background to white and an absent one to none', () => {
  const cta = (given: object) => ({
    __typename: 'cta_Entry',
    id: '1',
    title: 'A',
    typeHandle: 'cta',
    ...look,
    text: null,
    links: [],
    ...given,
  })
  const [known, unknown, absent] =
    read(
      page([
        cta({ spacingTop: 'none', spacingBottom: 'large', backgroundColor: 'dark' }),
        cta({ spacingTop: 'huge', spacingBottom: '', backgroundColor: 'pink' }),
        cta({}),
      ]),
    )?.blocks ?? []
  expect(known).toMatchObject({ spacingTop: 'none', spacingBottom: 'large', ground: 'dark' })
  expect(unknown).toMatchObject({ spacingTop: 'medium', spacingBottom: 'medium', ground: 'white' })
  expect(absent).toMatchObject({ spacingTop: 'medium', spacingBottom: 'medium', ground: 'none' })
})

test('toEntry uses the heading of a text without a title, unless the text has several', () => {
  const column = (title: string | null, text: string) => ({
    __typename: 'textColumn_Entry',
    id: text,
    title,
    text,
    links: [],
  })
  const made = read(
    page([
      {
        __typename: 'textColumns_Entry',
        id: '1',
        title: null,
        typeHandle: 'textColumns',
        ...look,
        textColumns: [
          column('Own', '<h3>Inner</h3><p>a</p>'),
          column(null, '<h3>Lent</h3><p>b</p>'),
          column(null, '<h3>One</h3><p>c</p><h3>Two</h3>'),
        ],
      },
    ]),
  )?.blocks[0]
  expect(made?.type === 'textColumns' && made.columns.map(({ heading }) => heading)).toEqual(['Own', 'Lent', null])
})
