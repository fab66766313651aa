import { expect, test } from 'vitest'
import { toRecent } from './recent-searches.ts'

test('the latest search comes first and replaces an equal normalized query', () => {
  expect(toRecent(['gouda', 'creme brulee'], ' Crème brûlée ')).toEqual(['Crème brûlée', 'gouda'])
})

test('keeps six searches and ignores single characters', () => {
  const six = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']
  expect(toRecent(six, 'gg')).toEqual(['gg', 'aa', 'bb', 'cc', 'dd', 'ee'])
  expect(toRecent(six, 'g')).toEqual(six)
})
