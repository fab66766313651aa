import { expect, test } from 'vitest'
import { saysNothing } from './doubt.ts'

test('null, no rows and a page without rows say nothing, whatever counts stand beside them', () => {
  const page = { data: [], paginatorInfo: { total: 0 } }
  for (const answer of [{ entry: null }, { redirects: [] }, { categories: page }, { a: [], b: null }, null])
    expect([answer, saysNothing(answer)]).toEqual([answer, true])
})

test('of an operation that the backend does not have nothing is lost', () => {
  expect(saysNothing({})).toBe(false)
})

test('an answer with anything in it says something', () => {
  for (const answer of [{ entry: { id: '1' } }, { redirects: [{}] }, { categories: { data: [{}] } }, { a: [], b: [1] }])
    expect([answer, saysNothing(answer)]).toEqual([answer, false])
})

test('a site without the navigation that it always has says nothing, one without news says what it has', () => {
  const site = { mainNav: [{ id: '1' }], allNewsPages: [] }
  expect(saysNothing(site, ['mainNav'])).toBe(false)
  expect(saysNothing({ ...site, mainNav: [] }, ['mainNav'])).toBe(true)
})
