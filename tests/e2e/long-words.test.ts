// Pages of a CMS with long words in titles, forms, navigation and jobs, on a phone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { baseContractOf } from '../support/endpoint.ts'
import { startGraphqlService } from '../support/graphql-service.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

const word = 'Lebensmittelhygieneverordnungsdurchführungsbestimmungsänderung'

const frame = { siteId: 3, localized: [] }
const entry = (type: string, uri: string, more: object = {}) => ({
  ...frame,
  __typename: `${type}_Entry`,
  id: uri,
  title: word,
  typeHandle: type,
  sectionHandle: type,
  uri,
  contentBlocks: [],
  ...more,
})
const field = (kind: string, handle: string, more: object = {}) => ({
  __typename: `Field_${kind}`,
  id: handle,
  handle,
  label: word,
  instructions: word,
  enableConditions: false,
  visibility: 'visible',
  ...more,
})
const options = [{ value: '1', label: word, isOptgroup: false, isDefault: false, disabled: false }]
const form = {
  __typename: 'Form',
  id: 'contact',
  title: word,
  handle: 'contact',
  siteId: 3,
  isAvailable: true,
  submissionMutationName: 'save_contact_Submission',
  settings: { displayFormTitle: true },
  pages: [
    {
      id: '1',
      label: word,
      settings: { submitButtonLabel: word },
      rows: [
        [field('SingleLineText', 'name'), field('Email', 'mail')],
        [field('Radio', 'one', { options }), field('Checkboxes', 'some', { options })],
        [field('Dropdown', 'list', { options }), field('Agree', 'agree', { descriptionHtml: `<p>${word}</p>` })],
        [field('Heading', 'heading')],
      ].map((rowFields, index) => ({ id: String(index), rowFields })),
    },
  ],
}
const text = {
  __typename: 'textColumn_Entry',
  id: 't',
  title: word,
  typeHandle: 'textColumn',
  text: `<h3>${word}</h3><p>${word}</p>`,
  links: [],
}
const blocks = [
  { __typename: 'ctaForm_Entry', id: 'form', title: word, typeHandle: 'ctaForm', text: `<p>${word}</p>`, form: [form] },
  { __typename: 'textColumns_Entry', id: 'text', title: word, typeHandle: 'textColumns', textColumns: [text] },
]
const legal = ['agb', 'datenschutz'].map((uri) => entry('legalPages', uri, { contentBlocks: blocks }))
const jobs = ['jobs/koch', 'jobs/fahrer'].map((uri) => entry('jobsPages', uri, { contentBlocks: blocks }))
const pages = [
  entry('pages', 'kontakt', { contentBlocks: blocks }),
  entry('jobs', 'jobs', { contentBlocks: blocks }),
  ...legal,
  ...jobs,
]

let cms: Awaited<ReturnType<typeof startGraphqlService>>
let shop: NodeShop
beforeAll(async () => {
  cms = await startGraphqlService(baseContractOf('content'), {
    entry: ({ uri, section }: { uri?: string[]; section?: string[] }) =>
      pages.find((page) => page.uri === uri?.[0] || page.uri === section?.[0]) ?? null,
    entries: ({ section }: { section?: string[] }) => pages.filter(({ typeHandle }) => typeHandle === section?.[0]),
    entryCount: 0,
    navigationNodes: [],
    retourRedirects: [],
    globalSet: null,
  })
  shop = await startNodeShop({ env: { CONTENT_URL: cms.url } })
  // the first page of a process may take longer than its calls of the CMS may
  await waitForCached(visitorOf(shop), '/de/kontakt')
})
afterAll(async () => {
  await shop?.stop()
  await cms?.close()
})

test.each(['kontakt', 'agb', 'jobs', 'jobs/koch'])(
  'a page of long words does not scroll sideways at 390 px (%s)',
  async (uri) => {
    const page = await openPage({ width: 390 })
    await page.goto(`${shop.url}/de/${uri}`)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    const { wide, sticking } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      // breadcrumbs scroll on their own
      const all = [...document.querySelectorAll('main *:not(.breadcrumbs *)')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1,
      )
      const sticking = all.map(
        (one) => `${one.localName}.${one.className} ${Math.round(one.getBoundingClientRect().right)}`,
      )
      return { wide: scrollWidth - clientWidth, sticking: sticking.slice(0, 20) }
    })
    expect({ wide, sticking, title: (await page.title()).includes(word) }).toEqual({
      wide: 0,
      sticking: [],
      title: true,
    })
  },
)
