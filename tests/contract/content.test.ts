// Runs every document of the contract against the content backend at CONTENT_URL with CONTENT_TOKEN, else the embedded one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as content from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { locales } from '#i18n/locales.ts'
import { readConfig } from '#server/config/config.ts'
import { documentsOf, printResults } from '../../scripts/contract/service.ts'
import { openService, type TestService } from '../support/contract-service.ts'

const { sites } = readConfig({
  CONTENT_SITES: process.env.CONTENT_SITES,
  SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
} as unknown as Parameters<typeof readConfig>[0])

let service: TestService

beforeAll(async () => {
  service = await openService('content')
})
afterAll(() => {
  if (service.external) console.log(printResults(service, documentsOf(content)))
  service.close()
})

test.each(locales)('the home page, navigations and globals can be read in %s', async (locale) => {
  const siteId = [sites[locale]]
  const home = await service.ask(content.entry, { uri: ['__home__'], siteId })
  expect(home.entry).toMatchObject({ siteId: sites[locale] })
  const layout = await service.ask(content.siteCraftData, { language: [locale] })
  expect(layout).toBeTruthy()
  const bySite: TypedDocument<unknown, { siteId: number[] }>[] = [
    content.mainNav,
    content.topNav,
    content.footerNav,
    content.globalCompanyInfo,
    content.globalGeneral,
    content.globalHeader,
    content.searchTexts,
    content.sitemapEntries,
  ]
  for (const document of bySite) await service.ask(document, { siteId })
})

type Entry = { sectionHandle: string; siteId: number; title: string; uri?: string | null }

// F198, F203, F204, F450, F454, F455, F456, F458
test.each(locales)('the lists of the site in %s contain only entries of their section and site', async (locale) => {
  const site = sites[locale]
  const siteId = [site]
  const { newsEntry } = await service.ask(content.newsEntry, { siteId })
  const { jobsEntry, jobsPages } = await service.ask(content.jobsEntry, { siteId })
  const { legalPages } = await service.ask(content.legalPages, { siteId })
  const { faqList } = await service.ask(content.faqList, { siteId })
  const { quotes } = await service.ask(content.quotes, { siteId })
  const { allNewsPages } = await service.ask(content.allNewsPages, { siteId, limit: 12, offset: 0 })
  const lists = {
    news: [newsEntry],
    newsPages: allNewsPages,
    jobs: [jobsEntry],
    jobsPages,
    legalPages,
    faq: faqList,
    quotes,
  } as unknown as Record<string, (Entry | null)[] | null>
  const told = Object.entries(lists).map(([section, entries]) => {
    const found = (entries ?? []).filter((entry) => entry !== null)
    for (const entry of found) expect(entry).toMatchObject({ sectionHandle: section, siteId: site })
    return [section, found.length, found.every(({ title }) => title), found.filter(({ uri }) => uri).length]
  })
  const uri = lists.newsPages?.[0]?.uri
  if (uri) expect((await service.ask(content.entry, { uri: [uri], siteId })).entry).toMatchObject({ uri, siteId: site })
  if (service.external) return
  expect(told).toEqual([
    ['news', 1, true, 1],
    ['newsPages', 12, true, 12],
    ['jobs', 1, true, 1],
    ['jobsPages', 6, true, 6],
    ['legalPages', 3, true, 3],
    ['faq', 8, true, 0],
    ['quotes', 6, true, 0],
  ])
  for (const entry of faqList ?? [])
    expect(entry).toMatchObject({ text: expect.stringMatching(/^<p>.+/), links: expect.any(Array) })
  for (const entry of quotes ?? [])
    expect(entry).toMatchObject({ author: expect.stringMatching(/./), quote: expect.stringMatching(/./) })
  const [first, overview] = [allNewsPages?.[0], newsEntry]
  expect(first).toMatchObject({ postDate: '2026-11-18T05:00:00Z', fieldThumbnail: [{ kind: 'image' }] })
  expect(overview).toMatchObject({ contentBlocks: [{ typeHandle: 'newsOverview' }, { typeHandle: 'ctaForm' }] })
  expect(jobsEntry).toMatchObject({ contentBlocks: [{ typeHandle: 'textColumns' }, {}, { typeHandle: 'ctaForm' }] })
})

test('an unknown entry is null, without an error', async () => {
  const { entry } = await service.ask(content.entry, { uri: ['no/such/page'], siteId: [sites.en] })
  expect(entry).toBeNull()
})

test('redirects are returned as a list and by path', async () => {
  const { redirects } = await service.ask(content.redirects, { siteId: sites.en })
  expect(Array.isArray(redirects)).toBe(true)
  await service.ask(content.redirect, { siteId: sites.en, uri: '/en/no-such-redirect' })
})

test('submitForm returns missing fields as errors in the language of the site', async () => {
  await service.ask(content.formQuery, { handle: ['contact'], siteId: [sites.en] })
  if (service.external) return
  const messages = await Promise.all(
    locales.map(async (locale) => {
      const input = { handle: 'contact', siteId: sites[locale], values: [] }
      const { submitForm } = await service.ask(content.submitForm, { input })
      expect(submitForm).toMatchObject({
        success: false,
        errors: expect.arrayContaining([{ handle: 'email', messages: [expect.any(String)] }]),
      })
      return submitForm?.errors?.[0]?.messages[0]
    }),
  )
  expect(new Set(messages).size).toBe(locales.length)
})

/** Runs last: prints the result of each operation above. */
test.for(documentsOf(content))('$name is answered as the contract says', (document, { skip }) => {
  const { state, note } = service.verdictOf(document)
  if (state === 'missing' || (service.external && document.name === 'submitForm')) skip(note)
  expect({ state, note }).toMatchObject({ state: 'ok' })
})
