import { expect, test } from 'vitest'
import { toArticleNumbers } from './article-numbers.ts'

// F584
test('toArticleNumbers splits at line breaks, commas and semicolons, and keeps each number once and 24 of them', () => {
  expect(toArticleNumbers(' 300255,\r\n203317; T 55 \n\n300255 ')).toEqual(['300255', '203317', 'T 55'])
  expect(toArticleNumbers(null)).toEqual([])
  expect(toArticleNumbers(Array.from({ length: 60 }, (_, index) => index).join())).toHaveLength(24)
})
