import { expect, test } from 'vitest'
import { normalizeQuery, toWords } from './fold.ts'
import { matchPage, toSentences } from './page-texts.ts'

const page = {
  title: 'Levering',
  sentences: toSentences(
    'We leveren van maandag tot zaterdag. Uw levertijd kiest u zelf.\nGekühlter Käse z. B. im Korb',
  ),
  files: ['algemene-voorwaarden.pdf'],
}
const find = (text: string) => matchPage(page, toWords(normalizeQuery(text)))

test('shows the sentence with the words, in any order, with plural and umlauts', () => {
  expect(find('levertijden kiezen')).toBeNull()
  expect(find('levertijden')).toEqual({ weight: 3, excerpt: 'Uw levertijd kiest u zelf.' })
  expect(find('zaterdag maandag')?.excerpt).toBe('We leveren van maandag tot zaterdag.')
  expect(find('kaese')?.excerpt).toBe('Gekühlter Käse z. B. im Korb')
})

test('a title match comes first, then sentences and files, then words of several sentences', () => {
  expect(find('levering')).toEqual({ weight: 0, excerpt: null })
  expect(find('voorwaarden')).toEqual({ weight: 3, excerpt: 'algemene-voorwaarden.pdf' })
  expect(find('maandag levertijd')?.weight).toBe(4)
})

test('a short word must be a whole word of the text', () => {
  expect(find('uw')?.excerpt).toBe('Uw levertijd kiest u zelf.')
  expect(find('ma')).toBeNull()
})

test('a long sentence is cut around the match', () => {
  const long = `${'woord '.repeat(60)}retour ${'einde '.repeat(60)}`.trim()
  const excerpt = matchPage({ title: 'x', sentences: [long], files: [] }, ['retour'])?.excerpt ?? ''
  expect(excerpt).toMatch(/^… .*retour.* …$/)
  expect(excerpt.length).toBeLessThan(240)
})
