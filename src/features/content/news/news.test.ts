import { expect, test } from 'vitest'
import { toNewsList, toPageSize } from './news.ts'

// F501
test('a page of news has twelve articles, or as many as its editor chose, at most 48', () => {
  for (const without of [undefined, null, '', 'all', 0, -3]) expect(toPageSize(without)).toBe(12)
  expect(['5', 5.9, 48, 49, 1000].map(toPageSize)).toEqual([5, 5, 48, 48, 48])
})

// F457, F501
test('the number of pages of news is that of the total count', () => {
  const pages = (totalCount: number) => toNewsList({ allNewsPages: [], totalCount }, 'en', 1, 12).pageCount
  expect([0, 1, 12, 13, 25].map(pages)).toEqual([1, 1, 1, 2, 3])
})
