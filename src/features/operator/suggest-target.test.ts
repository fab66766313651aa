import { expect, test } from 'vitest'
import { editDistance, type KnownPage, suggestTarget } from './suggest-target.ts'

const page = (nl: string, en: string, de: string): KnownPage[] =>
  [nl, en, de].map((path) => ({ path, alternates: { nl, en, de } }))
const pages = [
  ...page('/', '/en', '/de'),
  ...page('/nieuws', '/en/news', '/de/neues'),
  ...page('/nieuws/crema', '/en/news/crema', '/de/neues/crema'),
  ...page('/over-ons', '/en/about-us', '/de/ueber-uns'),
  ...page('/kwaliteit/koelketen', '/en/quality/cold-chain', '/de/qualitaet/kuehlkette'),
]

test.each<[path: string, target: string | null, why: string]>([
  ['/de/over-ons', '/de/ueber-uns', 'the path in another language'],
  ['/en/nieuws/crema', '/en/news/crema', 'the path in another language, below a list'],
  ['/en/old-site/cold-chain', '/en/quality/cold-chain', 'a moved page'],
  ['/en/quality/kuehlkette', '/en/quality/cold-chain', 'its name in another language'],
  ['/en/abuot-us', '/en/about-us', 'a typing error'],
  ['/en/quality/cold_chian', '/en/quality/cold-chain', 'a typing error in the last segment'],
  ['/en/news/what-was-there-in-2019', '/en/news', 'the list above it'],
  ['/en/something-else-entirely', null, 'no suggestion'],
  ['/fr/a-propos', null, 'no suggestion in a language without pages'],
])('suggests for %s the page %s: %s', (path, target) => {
  expect(suggestTarget(path, pages)).toBe(target)
})

test('editDistance counts insertions, deletions and substitutions', () => {
  expect([editDistance('', 'abc'), editDistance('kitten', 'sitting'), editDistance('same', 'same')]).toEqual([3, 3, 0])
})
