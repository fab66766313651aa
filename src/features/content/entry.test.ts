// Pages of the CMS as the shop takes them: layout by section, blocks in order, oddities left out.
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

test('each section has its layout', () => {
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

test('questions, quotes and nothing at all are no pages', () => {
  expect(read(null)).toBeNull()
  const { contentBlocks: _, ...question } = page([], { __typename: 'faq_Entry' }) as unknown as Record<string, unknown>
  expect(read(question as unknown as Answer)).toBeNull()
  expect(read(page([], { uri: null }))).toBeNull()
})

// F189, F190
test('the same page is known in the languages of the shop that have it', () => {
  expect(read(page([]))?.alternates).toEqual({ nl: '/over-ons', en: '/en/about-us' })
  expect(read(page([], { uri: '__home__', localized: [{ uri: '__home__', language: 'en' }] }))?.alternates).toEqual({
    nl: '/',
    en: '/en',
  })
})

// F215, F229
test('blocks keep their order; one of an unknown type is skipped and reported, the rest still stands', () => {
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

test('spacing and ground: known values hold, unknown ones are medium and white, an absent ground is the page’s own', () => {
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

test('a text without a title lends its heading, unless it has several', () => {
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
