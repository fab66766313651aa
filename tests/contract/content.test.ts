// The content backend answers every document of the contract whole: the one at CONTENT_URL, with CONTENT_TOKEN, else the embedded one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as content from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { locales } from '#i18n/locales.ts'
import { readConfig } from '#server/config.ts'
import { documentsOf, openParty, type Party, printVerdicts } from '../support/contract-party.ts'

const { sites } = readConfig({
  CONTENT_SITES: process.env.CONTENT_SITES,
  SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
} as unknown as Parameters<typeof readConfig>[0])

let party: Party

beforeAll(async () => {
  party = await openParty('content')
})
afterAll(() => {
  if (party.external) console.log(printVerdicts(party, documentsOf(content)))
  party.close()
})

test.each(locales)('the site in %s: its home, frame, news, jobs, questions and rules', async (locale) => {
  const siteId = [sites[locale]]
  const home = await party.ask(content.entry, { uri: ['__home__'], siteId })
  expect(home.entry).toMatchObject({ siteId: sites[locale] })
  const frame = await party.ask(content.siteCraftData, { language: [locale] })
  expect(frame).toBeTruthy()
  const bySite: TypedDocument<unknown, { siteId: number[] }>[] = [
    content.mainNav,
    content.topNav,
    content.footerNav,
    content.globalCompanyInfo,
    content.globalGeneral,
    content.globalHeader,
    content.newsEntry,
    content.jobsEntry,
    content.legalPages,
    content.faqList,
    content.quotes,
  ]
  for (const document of bySite) await party.ask(document, { siteId })
  const news = await party.ask(content.allNewsPages, { siteId, limit: 12, offset: 0 })
  const uri = (news as { newsPagesEntries?: ({ uri: string | null } | null)[] | null }).newsPagesEntries?.[0]?.uri
  if (uri) await party.ask(content.entry, { uri: [uri], siteId })
})

test('an entry that does not exist is null, not an error', async () => {
  const { entry } = await party.ask(content.entry, { uri: ['no/such/page'], siteId: [sites.en] })
  expect(entry).toBeNull()
})

test('redirects come as a table, and one by one', async () => {
  const { redirects } = await party.ask(content.redirects, { siteId: sites.en })
  expect(Array.isArray(redirects)).toBe(true)
  await party.ask(content.redirect, { siteId: sites.en, uri: '/en/no-such-redirect' })
})

test('a form is read, and what is missing in it is said at its fields, in the language of its site', async () => {
  await party.ask(content.formQuery, { handle: ['contact'], siteId: [sites.en] })
  if (party.external) return
  const said = await Promise.all(
    locales.map(async (locale) => {
      const input = { handle: 'contact', siteId: sites[locale], values: [] }
      const { submitForm } = await party.ask(content.submitForm, { input })
      expect(submitForm).toMatchObject({
        success: false,
        errors: expect.arrayContaining([{ handle: 'email', messages: [expect.any(String)] }]),
      })
      return submitForm?.errors?.[0]?.messages[0]
    }),
  )
  expect(new Set(said).size).toBe(locales.length)
})

/** The last of this file: what became of each operation above. */
test.for(documentsOf(content))('$name is answered as the contract says', (document, { skip }) => {
  const { state, note } = party.verdictOf(document)
  if (state === 'missing' || (party.external && document.name === 'submitForm')) skip(note)
  expect({ state, note }).toMatchObject({ state: 'ok' })
})
