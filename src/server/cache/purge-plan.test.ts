import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPurge } from './purge-plan.ts'

const sites = { nl: 1, en: 2, de: 3, fr: 4 }
const tagsOf = (body: unknown) => {
  const plan = planPurge(body, sites)
  return 'tags' in plan ? plan.tags : plan.refused
}

test('everything, tags, public paths and CMS uris are understood', () => {
  expect(tagsOf({ all: true })).toEqual(['all'])
  expect(tagsOf({ tags: ['entry:4', 'section:2:news'] })).toEqual(['entry:4', 'section:2:news'])
  expect(tagsOf({ uris: ['/en/about-us'] })).toEqual(['path:/en/about-us', 'uri:2:about-us'])
  expect(tagsOf({ urls: ['https://shop.example/de/ueber-uns/'] })).toEqual(['path:/de/ueber-uns', 'uri:3:ueber-uns'])
  expect(tagsOf({ uris: ['/'] })).toEqual(['path:/', 'uri:1:__home__'])
  expect(tagsOf({ siteUris: [{ siteId: 4, uri: 'actualites' }] })).toEqual(['uri:4:actualites'])
})

test("a webhook of the CMS names its element's id, path and section", () => {
  const webhook = {
    event: 'afterSave',
    sender: { id: 12, siteId: 2, uri: 'news/oysters', section: { handle: 'newsPages' } },
  }
  expect(tagsOf(webhook)).toEqual(['entry:12', 'uri:2:news/oysters', 'section:2:newsPages', 'section:*:newsPages'])
})

test('a prefix reaches the page and everything below it', () => {
  expect(tagsOf({ prefixes: ['shop.example/en/news'] })).toEqual([
    'path:/en/news',
    'uri:2:news',
    'below:/en/news',
    'below:2:news',
  ])
})

test('an unknown form from somebody we know purges everything', () => {
  expect(tagsOf({ hello: 'world' })).toEqual(['all'])
})

test('lists of the wrong kind or length are refused in words', () => {
  expect(tagsOf('all')).toBe('the body must be a JSON object')
  expect(tagsOf({ tags: 'x' })).toMatch(/^tags must be/)
  expect(tagsOf({ uris: Array.from({ length: 101 }, () => '/x') })).toMatch(/^uris must be/)
  expect(tagsOf({ urls: ['not a url'] })).toMatch(/neither a path nor a URL/)
  expect(tagsOf({ uris: ['/%E0%A4%A'] })).toMatch(/not well encoded/)
})

test('no JSON makes the plan throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => void planPurge(body, sites)),
    { numRuns: 2000 },
  )
})
