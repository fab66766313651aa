import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPurge } from './purge-plan.ts'

const sites = { nl: 1, en: 2, de: 3, fr: 4 }
const tagsOf = (body: unknown) => {
  const plan = planPurge(body, sites)
  return 'tags' in plan ? plan.tags : plan.refused
}

// F558
test('accepts all, tags, public paths and CMS uris', () => {
  expect(tagsOf({ all: true })).toEqual(['all'])
  expect(tagsOf({ tags: ['entry:4', 'section:2:news'] })).toEqual(['entry:4', 'section:2:news'])
  expect(tagsOf({ uris: ['/en/about-us'] })).toEqual(['path:/en/about-us', 'uri:2:about-us'])
  expect(tagsOf({ uris: ['/de/%C3%BCber-uns/'] })).toEqual(['path:/de/%C3%BCber-uns', 'uri:3:über-uns'])
  expect(tagsOf({ uris: ['/'] })).toEqual(['path:/', 'uri:1:__home__'])
  expect(tagsOf({ siteUris: [{ siteId: 4, uri: 'actualites' }] })).toEqual(['uri:4:actualites'])
  expect(tagsOf({ tags: ['site:2'], uris: ['/en/range'] })).toEqual(['site:2', 'path:/en/range'])
})

// F558
test('a product path is returned as a product to look up', () => {
  expect(planPurge({ uris: ['/en/offer/p/fresh-milk'] }, sites)).toEqual({
    tags: ['path:/en/offer/p/fresh-milk', 'slug:fresh-milk'],
    products: [{ path: '/en/offer/p/fresh-milk', locale: 'en', slug: 'fresh-milk' }],
  })
})

// F558
test("a CMS webhook has the tags of its element's id, path and section", () => {
  const webhook = {
    event: 'afterSave',
    sender: { id: 12, siteId: 2, uri: 'news/oysters', section: { handle: 'newsPages' } },
  }
  const tags = ['entry:12', 'uri:2:news/oysters', 'section:2:newsPages', 'section:*:newsPages']
  expect(tagsOf(webhook)).toEqual(tags)
  expect(tagsOf({ id: '12', siteId: '2', uri: 'news/oysters', section: 'newsPages' })).toEqual(tags)
})

// F558
test('a webhook with siteUris purges by id and section as well, in every site that it names', () => {
  const siteUris = [
    { siteId: 2, uri: 'news/oysters' },
    { siteId: 4, uri: 'actualites/huitres' },
  ]
  const expected = [
    'uri:2:news/oysters',
    'uri:4:actualites/huitres',
    'entry:12',
    'section:2:newsPages',
    'section:4:newsPages',
    'section:*:newsPages',
  ]
  expect(tagsOf({ id: 12, siteId: 2, sectionHandle: 'newsPages', siteUris })).toEqual(expected)
  expect(tagsOf({ element: { id: 12, siteId: 2, section: { handle: 'newsPages' } }, siteUris })).toEqual(expected)
})

// F558
test('a webhook of a navigation node purges the menus of its site, or of all sites if it has none', () => {
  expect(tagsOf({ sender: { id: 40, siteId: 3, navId: 1, uri: null } })).toEqual(['entry:40', 'navigation:3'])
  expect(tagsOf({ sender: { id: 40, navId: 1 } })).toEqual([
    'entry:40',
    'navigation:1',
    'navigation:2',
    'navigation:3',
    'navigation:4',
  ])
})

test('a navigation node is recognized without navId as well', () => {
  const tags = ['entry:40', 'navigation:3']
  const node = { id: 40, siteId: 3, uri: null }
  expect(tagsOf({ senderClass: 'verbb\\navigation\\elements\\Node', sender: node })).toEqual(tags)
  for (const more of [{ navHandle: 'mainNav' }, { nodeUri: 'about-us' }, { __typename: 'mainNav_Node' }])
    expect(tagsOf({ element: { ...node, ...more } })).toEqual(tags)
})

// F558
test('an element of an unknown section, such as a global set, purges all content of its sites', () => {
  expect(tagsOf({ sender: { id: 7, siteId: 2 } })).toEqual(['entry:7', 'site:2'])
  expect(tagsOf({ sender: { id: 7, siteId: 2, uri: 'news/oysters', sectionId: 3 } })).toEqual([
    'entry:7',
    'uri:2:news/oysters',
    'site:2',
  ])
  const siteUris = [{ siteId: 4, uri: 'actualites/huitres' }]
  expect(tagsOf({ id: 7, siteId: 2, section: 3, siteUris })).toEqual([
    'uri:4:actualites/huitres',
    'entry:7',
    'site:2',
    'site:4',
  ])
  expect(tagsOf({ id: 7 })).toEqual(['entry:7', 'site:1', 'site:2', 'site:3', 'site:4'])
})

test('rejects a body without an accepted format, and names the accepted ones', () => {
  const forms = 'the body must have all: true, tags, uris, siteUris or an element with an id'
  for (const body of [{ hello: 'world' }, {}, [], { all: false }, { urls: ['https://shop.example/en'] }])
    expect(tagsOf(body)).toBe(forms)
})

test('rejects a member of the wrong type or length, with its name and the expected type', () => {
  expect(tagsOf('all')).toMatch(/must be an object/)
  expect(tagsOf({ tags: 'x' })).toMatch(/^tags must be an array/)
  expect(tagsOf({ tags: Array.from({ length: 1_001 }, () => 'entry:1') })).toMatch(/^tags must be at most length 1000/)
  expect(tagsOf({ uris: Array.from({ length: 101 }, () => '/x') })).toMatch(/^uris must be at most length 100/)
  expect(tagsOf({ uris: ['not a path'] })).toMatch(/^uris\[0\] must be a percent-encoded path that begins with \//)
  expect(tagsOf({ uris: ['/%E0%A4%A'] })).toMatch(/^uris\[0\] must be a percent-encoded path/)
  expect(tagsOf({ siteUris: [{ siteId: 2 }] })).toMatch(/^siteUris\[0\]\.uri must be/)
  expect(tagsOf({ element: { id: 4, uri: 5 } })).toMatch(/^uri must be/)
})

test('never throws for any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => void planPurge(body, sites)),
    { numRuns: 2000 },
  )
})
