import { expect, test } from 'vitest'
import { editDistance, type KnownPage, proposeTarget } from './propose-target.ts'
import { buildRedirects } from './redirect-table.ts'
import { traceRule } from './trace.ts'

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
  ['/de/over-ons', '/de/ueber-uns', 'the address of another language'],
  ['/en/nieuws/crema', '/en/news/crema', 'the address of another language, below a list'],
  ['/en/old-site/cold-chain', '/en/quality/cold-chain', 'a page that moved'],
  ['/en/quality/kuehlkette', '/en/quality/cold-chain', 'the name that it has in another language'],
  ['/en/abuot-us', '/en/about-us', 'a slip of the pen'],
  ['/en/quality/cold_chian', '/en/quality/cold-chain', 'a slip of the pen, below a page'],
  ['/en/news/what-was-there-in-2019', '/en/news', 'the list that it would have stood in'],
  ['/en/something-else-entirely', null, 'nothing'],
  ['/fr/a-propos', null, 'nothing in a language that has no pages'],
])('%s was meant to be %s: %s', (path, target) => {
  expect(proposeTarget(path, pages)).toBe(target)
})

test('letters that differ are counted', () => {
  expect([editDistance('', 'abc'), editDistance('kitten', 'sitting'), editDistance('same', 'same')]).toEqual([3, 3, 0])
})

test('a rule is followed to its end before it is kept', () => {
  const rule = (source: string, target: string, status = 301) => ({
    source,
    target,
    status,
    pattern: false,
    enabled: true,
  })
  const table = buildRedirects([
    rule('/en/blog', '/en/news'),
    rule('/en/away', 'https://other.example/'),
    rule('/en/over', '', 410),
    rule('/en/back', '/en/new'),
  ])
  const isPage = (path: string) => pages.some((known) => known.path === path)
  const endOf = (target: string) => traceRule('/en/new', target, table, isPage)
  expect(endOf('/en/news?page=2')).toEqual({ steps: ['/en/new', '/en/news?page=2'], end: 'inside' })
  expect(endOf('/en/blog')).toEqual({ steps: ['/en/new', '/en/blog', '/en/news'], end: 'inside' })
  expect(endOf('/en/nowhere').end).toBe('unknown')
  expect(endOf('/en/away')).toEqual({ steps: ['/en/new', '/en/away', 'https://other.example/'], end: 'outside' })
  expect(endOf('/en/over').end).toBe('gone')
  expect([endOf('/en/new').end, endOf('/en/back').end]).toEqual(['circle', 'circle'])
})
