import { expect, test } from 'vitest'
import { toRecent } from './recent-searches.ts'

test('the latest search comes first, and the same question stands once', () => {
  expect(toRecent(['gouda', 'creme brulee'], ' Crème brûlée ')).toEqual(['Crème brûlée', 'gouda'])
})

test('six are kept, and a single letter is none', () => {
  const six = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']
  expect(toRecent(six, 'gg')).toEqual(['gg', 'aa', 'bb', 'cc', 'dd', 'ee'])
  expect(toRecent(six, 'g')).toEqual(six)
})
