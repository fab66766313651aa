import { expect, test } from 'vitest'
import * as content from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestContent } from '../testing/cms.ts'

const cms = await openTestContent(openSqliteD1(':memory:'))
const german = [3]
const site = await cms.ask(content.siteCraftData, { language: ['de'] })

// F451
test('globalCompanyInfo has address, telephone, e-mail, VAT number, fax and social networks', async () => {
  const { globalCompanyInfo } = await cms.ask(content.globalCompanyInfo, { siteId: german })
  expect(globalCompanyInfo).toMatchObject({
    addressLine1: 'Havenkaai 12',
    addressLine2: '2030 Antwerpen',
    addressLine3: 'Belgien',
    telLink: [{ url: 'tel:+3235550140', text: '+32 3 555 01 40' }],
    emailLink: [{ url: 'mailto:orders@proviant.example', text: 'orders@proviant.example' }],
    vat: 'BE 0999.999.922',
    fax: '+32 3 555 01 49',
    facebook: 'https://facebook.example/proviant',
    instagram: 'https://instagram.example/proviant',
    linkedin: 'https://linkedin.example/company/proviant',
  })
})

// F452
test('globalGeneral has the pages of terms, privacy and contact, and the newsletter form', async () => {
  const { globalGeneral } = await cms.ask(content.globalGeneral, { siteId: german })
  expect(globalGeneral).toMatchObject({
    termsPage: [{ uri: 'agb' }],
    privacyPage: [{ uri: 'datenschutz' }],
    contactPage: [{ uri: 'kontakt' }],
    newsletterTitle: 'Jeden Dienstag: Preise, Saison und neue Produkte.',
    newsletterForm: [{ handle: 'newsletter', siteId: 3 }],
  })
})

// F453
test('globalHeader has the labels of the header', async () => {
  const { globalHeader } = await cms.ask(content.globalHeader, { siteId: german })
  expect(globalHeader).toMatchObject({
    headerChecks: [
      { label: 'Lieferung an sechs Tagen der Woche' },
      { label: 'Frisch, trocken und tiefgekühlt in einer Lieferung' },
      { label: 'Herkunft und Allergene zu jedem Artikel' },
    ],
  })
})

// F233, F460
test('formQuery returns the form of its handle in the language of its site, null for an unknown handle', async () => {
  const formOf = async (handle: string) =>
    (await cms.ask(content.formQuery, { handle: [handle], siteId: german })).formQuery
  expect(await formOf('newsletter')).toMatchObject({ handle: 'newsletter', siteId: 3 })
  expect(await formOf('contact')).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    title: 'Kontaktformular',
    handle: 'contact',
    siteId: 3,
  })
  expect(await formOf('jobApplication')).toMatchObject({ handle: 'jobApplication', siteId: 3 })
  expect(await formOf('nothing')).toBeNull()
})

// F450, F451, F452, F453, F454, F455, F456, F457, F458, F459, F461, F462, F463
test('siteCraftData returns what the single queries return', async () => {
  const variables = { siteId: german }
  const { jobsEntry } = await cms.ask(content.jobsEntry, variables)
  const { newsEntry } = await cms.ask(content.newsEntry, variables)
  expect(jobsEntry).toMatchObject({ title: 'Arbeiten bei Proviant', uri: 'jobs' })
  expect(newsEntry).toMatchObject({ title: 'Aus dem Lager', uri: 'neuigkeiten' })
  expect([jobsEntry, newsEntry]).toMatchObject([site.jobsEntry ?? {}, site.newsEntry ?? {}])
  expect(site).toEqual({
    ...(await cms.ask(content.faqList, variables)),
    ...(await cms.ask(content.globalCompanyInfo, variables)),
    ...(await cms.ask(content.globalGeneral, variables)),
    ...(await cms.ask(content.globalHeader, variables)),
    jobsEntry: site.jobsEntry,
    ...(await cms.ask(content.legalPages, variables)),
    newsEntry: site.newsEntry,
    ...(await cms.ask(content.allNewsPages, { ...variables, limit: 3 })),
    ...(await cms.ask(content.quotes, variables)),
    ...(await cms.ask(content.footerNav, variables)),
    ...(await cms.ask(content.mainNav, variables)),
    ...(await cms.ask(content.topNav, variables)),
  })
  expect(site.faqList).toHaveLength(8)
  expect(site.faqList?.[0]).toMatchObject({ title: 'Wie werde ich Kunde?', links: [{ url: '/de/auth/register' }] })
  expect(site.legalPages?.map((page) => page && 'uri' in page && page.uri)).toEqual(['agb', 'datenschutz', 'cookies'])
  expect(site.quotes).toHaveLength(6)
  expect(site.quotes?.[1]).toMatchObject({ title: 'Traiteur Delvaux, Namur', author: 'Hélène Delvaux' })
  expect(site).toMatchObject({ totalCount: 12, allNewsPages: [{ postDate: '2026-11-18T05:00:00Z' }, {}, {}] })
  expect([site.mainNav, site.topNav, site.footerNav].map((nodes) => nodes?.[0]?.title)).toEqual([
    'Sortiment',
    'Über uns',
    'Abteilungen',
  ])
})
