import { describe, expect, test } from 'vitest'
import { isEmptyResponse } from './empty-response.ts'

describe('isEmptyResponse', () => {
  const emptyPage = { data: [], paginatorInfo: { total: 0 } }
  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a member that is null', { entry: null }],
    ['a member without rows', { redirects: [] }],
    ['a page without rows, whatever its counts say', { categories: emptyPage }],
    ['a page without data', { categories: { data: null } }],
    ['several members, all of them empty', { news: [], entry: null, categories: emptyPage }],
  ])('is true for %s', (_, response) => expect(isEmptyResponse(response)).toBe(true))

  test.each([
    ['an object', { entry: { id: '1' } }],
    ['an object without members', { entry: {} }],
    ['a row', { redirects: [{}] }],
    ['a page with a row', { categories: { data: [{}] } }],
    ['the number 0 and the value false', { count: 0, isOpen: false }],
    ['one member with data beside an empty one', { news: [], quotes: [1] }],
    ['no members: the backend does not have the operation', {}],
  ])('is false for %s', (_, response) => expect(isEmptyResponse(response)).toBe(false))

  test('is true if one member that is never empty is, whatever the others have', () => {
    const site = { mainNav: [{ id: '1' }], footerNav: [{ id: '2' }], allNewsPages: [] }
    const neverEmpty = ['mainNav', 'footerNav']
    expect(isEmptyResponse(site, neverEmpty)).toBe(false)
    expect(isEmptyResponse({ ...site, footerNav: [] }, neverEmpty)).toBe(true)
    expect(isEmptyResponse({ ...site, footerNav: [] })).toBe(false)
  })
})
