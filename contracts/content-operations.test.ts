// Each content query of the specification: the arguments that it sends and the fields that it requests.
import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { callsOf, findMissingFields, listFieldPaths, type OperationCase, operation } from '#tests/support/documents.ts'
import * as content from './generated/content.ts'

const schema = buildSchema(readFileSync('contracts/content.graphql', 'utf8'))

const image = 'url'
const nodes = 'title url nodeUri newWindow children.title children.url children.children.title'
const page = 'id title uri contentBlocks.typeHandle seomatic.metaTitleContainer'

const contentQueries: OperationCase[] = [
  operation(
    content.entry,
    'entry(uri: $uri, siteId: $siteId)',
    `${page} sectionHandle language localized.siteId localized.uri postDate fieldImage.${image} fieldThumbnail.${image}`,
  ),
  operation(content.faqList, 'entries(section: ["faq"], siteId: $siteId)', 'id title text links.url'),
  operation(
    content.globalCompanyInfo,
    'globalSet(handle: ["companyInfo"], siteId: $siteId)',
    `addressLine1 addressLine2 addressLine3 logo.${image} telLink.url emailLink.url vat fax facebook instagram linkedin`,
  ),
  operation(
    content.globalGeneral,
    'globalSet(handle: ["general"], siteId: $siteId, language: $language)',
    'termsPage.uri privacyPage.uri contactPage.uri newsletterTitle newsletterForm.handle',
  ),
  operation(content.globalHeader, 'globalSet(handle: ["header"], siteId: $siteId)', 'headerChecks.label'),
  operation(content.jobsEntry, 'entry(section: ["jobs"], siteId: $siteId)', page),
  operation(content.legalPages, 'entries(section: ["legalPages"], siteId: $siteId)', 'id title uri'),
  operation(content.newsEntry, 'entry(section: ["news"], siteId: $siteId)', page),
  operation(
    content.allNewsPages,
    'entries(section: ["newsPages"], siteId: $siteId, orderBy: "postDate DESC", offset: $offset, limit: $limit)',
    `id title uri postDate intro fieldThumbnail.${image}`,
  ),
  operation(content.quotes, 'entries(section: ["quotes"], siteId: $siteId)', 'title author quote'),
  operation(content.formQuery, 'formieForm(handle: $handle, siteId: $siteId)', 'handle title captchas.handle'),
  operation(content.footerNav, 'navigationNodes(navHandle: "footerNav", siteId: $siteId, level: 1)', nodes),
  operation(content.mainNav, 'navigationNodes(navHandle: "mainNav", siteId: $siteId, level: 1)', nodes),
  operation(content.topNav, 'navigationNodes(navHandle: "topNav", siteId: $siteId, level: 1)', nodes),
]

// F449, F450, F451, F452, F453, F454, F455, F456, F457, F458, F460, F461, F462, F463
test.each(contentQueries)(
  'the query %s has the arguments and fields of the specification',
  (name, given, fields, { text, type }) => {
    const document = parse(text)
    expect([type, callsOf(document)[0]]).toEqual(['query', given])
    expect(findMissingFields(document, name, fields)).toEqual([])
    expect(validate(schema, document)).toEqual([])
  },
)

// F457
test('the news query also requests the number of all articles of its site', () => {
  expect(callsOf(parse(content.allNewsPages.text))[1]).toBe('entryCount(section: ["newsPages"], siteId: $siteId)')
  expect(listFieldPaths(parse(content.allNewsPages.text))).toContain('totalCount')
})

// F450, F451, F452, F453, F454, F455, F456, F457, F458, F459, F461, F462, F463
test('siteCraftData requests the entries, globals and navigations of one language at once', () => {
  const document = parse(content.siteCraftData.text)
  expect(callsOf(document)).toEqual([
    'entries(section: ["faq"], language: $language)',
    'globalSet(handle: ["companyInfo"], language: $language)',
    'globalSet(handle: ["general"], language: $language)',
    'globalSet(handle: ["header"], language: $language)',
    'entry(section: ["jobs"], language: $language)',
    'entries(section: ["legalPages"], language: $language)',
    'entry(section: ["news"], language: $language)',
    'entries(section: ["newsPages"], language: $language, orderBy: "postDate DESC", limit: $newsLimit)',
    'entryCount(section: ["newsPages"], language: $language)',
    'entries(section: ["quotes"], language: $language)',
    'navigationNodes(navHandle: "footerNav", language: $language, level: 1)',
    'navigationNodes(navHandle: "mainNav", language: $language, level: 1)',
    'navigationNodes(navHandle: "topNav", language: $language, level: 1)',
  ])
  for (const [name, , fields, single] of contentQueries) {
    if (single === content.entry || single === content.formQuery) continue
    const asked = fields.split(' ').filter((field) => !/^(seomatic|contentBlocks)/.test(field))
    expect([name, findMissingFields(document, name, asked.join(' '))]).toEqual([name, []])
  }
  expect(listFieldPaths(document)).toContain('totalCount')
  expect(validate(schema, document)).toEqual([])
})
