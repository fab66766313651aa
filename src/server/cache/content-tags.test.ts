import { expect, test } from 'vitest'
import { contentTags, requestContentTags } from './content-tags.ts'

const entry = (id: string, more: object = {}) => ({
  id,
  typeHandle: 'pages',
  sectionHandle: 'pages',
  siteId: 2,
  ...more,
})

// F558
test('a response has the tags of all entries in it, at any depth, and of their sections', () => {
  const answer = {
    entry: entry('10', {
      contentBlocks: [{ cards: [{ link: { element: entry('20', { sectionHandle: 'newsPages' }) } }] }],
    }),
  }
  expect(contentTags(answer).sort()).toEqual(['entry:10', 'entry:20', 'section:2:newsPages', 'section:2:pages'])
})

test('values that are not entries, and null, have no tags', () => {
  expect(contentTags({ asset: { id: '5' }, nothing: null, text: 'entry' })).toEqual([])
  expect(contentTags(null)).toEqual([])
})

// F558
test('a request has the tags of its site and URI before the response, so that an entry may be created there', () => {
  expect(requestContentTags('entry', { uri: ['service/delivery/cold-chain'], siteId: [2] }, 2)).toEqual([
    'site:2',
    'operation:entry',
    'uri:2:service/delivery/cold-chain',
  ])
  expect(requestContentTags('redirects', { siteId: 2 }, 2)).toEqual(['site:2', 'operation:redirects'])
})

// F558
test('the response with the menus of a site carries their tag', () => {
  expect(requestContentTags('siteCraftData', { language: ['en'] }, 2)).toContain('navigation:2')
})
