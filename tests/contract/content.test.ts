// The content backend answers every document of the contract whole: the embedded one, or the one at CONTRACT_CONTENT_URL.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContent } from '#backends/content/handler.ts'
import * as content from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { locales } from '#i18n/locales.ts'
import { readConfig } from '#server/config.ts'
import { openNodeBindings } from '#server/node-bindings.ts'
import { prepareNode } from '../../scripts/prepare.ts'
import { documentsOf, openParty, type Party } from '../support/contract-party.ts'
import { copyDemoData } from '../support/demo-data.ts'

const external = process.env.CONTRACT_CONTENT_URL
const token = process.env.CONTRACT_CONTENT_TOKEN
const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
const vars = { CONTENT_SITES: process.env.CONTENT_SITES, SESSION_KEYS: `k1:${btoa('k'.repeat(32))}` }
const { sites } = readConfig(vars as unknown as Parameters<typeof readConfig>[0])

let party: Party
let close: () => void = () => undefined

beforeAll(async () => {
  if (external) {
    party = openParty('content', (request) => fetch(request))
    return
  }
  const dataDir = await copyDemoData('node', (folder) => prepareNode(folder, {}))
  const bindings = openNodeBindings({ dataDir, vars: {} })
  party = openParty('content', createContent({ db: bindings.CONTENT_DB, debug: false, shopOrigin: '' }))
  close = () => {
    bindings.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => close())

test.each(documentsOf(content))('$name fits the schema', (document) => {
  expect(party.misfits(document)).toEqual([])
})

test.each(locales)('the site in %s: its home, frame, news, jobs, questions and rules', async (locale) => {
  const siteId = [sites[locale]]
  const home = await party.ask(content.entry, { uri: ['__home__'], siteId }, headers)
  expect(home.entry).toMatchObject({ siteId: sites[locale] })
  const frame = await party.ask(content.siteCraftData, { language: [locale] }, headers)
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
  for (const document of bySite) await party.ask(document, { siteId }, headers)
  const news = await party.ask(content.allNewsPages, { siteId, limit: 12, offset: 0 }, headers)
  const uri = (news as { newsPagesEntries?: ({ uri: string | null } | null)[] | null }).newsPagesEntries?.[0]?.uri
  if (uri) await party.ask(content.entry, { uri: [uri], siteId }, headers)
})

test('an entry that does not exist is null, not an error', async () => {
  const { entry } = await party.ask(content.entry, { uri: ['no/such/page'], siteId: [sites.en] }, headers)
  expect(entry).toBeNull()
})

test('redirects come as a table, and one by one', async () => {
  const { redirects } = await party.ask(content.redirects, { siteId: sites.en }, headers)
  expect(Array.isArray(redirects)).toBe(true)
  await party.ask(content.redirect, { siteId: sites.en, uri: '/en/no-such-redirect' }, headers)
})

test('a form is read, and what is not offered yet says so in words and makes nothing up', async () => {
  await party.ask(content.formQuery, { handle: ['contact'], siteId: [sites.en] }, headers)
  if (external) return
  const input = { handle: 'contact', siteId: sites.en, values: [] }
  for (const locale of locales) {
    const { data, errors } = await party.send(content.submitForm, { input }, { 'x-locale': locale })
    expect(data?.submitForm ?? null).toBeNull()
    expect(errors[0]?.message).toMatch(/\S \S/)
    expect(errors[0]?.extensions).toEqual({ code: 'NOT_AVAILABLE' })
  }
})

test('every document of the contract was asked for', () => {
  const missing = documentsOf(content).filter(({ name }) => !party.asked.has(name))
  expect(missing.map(({ name }) => name)).toEqual(external ? ['submitForm'] : [])
})
