import { expect, test } from 'vitest'
import { footerNav, mainNav, topNav } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestContent } from '../testing/cms.ts'

const cms = await openTestContent(openSqliteD1(':memory:'))

// F211, F462
test('the main navigation has three levels', async () => {
  const { mainNav: nodes } = await cms.ask(mainNav, { siteId: [1] })
  expect(nodes?.map((node) => node?.title)).toEqual(['Assortiment', 'Merken', 'Service'])
  expect(nodes?.[0]?.children?.[0]).toMatchObject({ title: 'Vers', url: null, type: 'passive' })
  expect(nodes?.[0]?.children?.[0]?.children?.[0]).toMatchObject({
    title: 'Groenten & fruit',
    url: '/assortiment/groenten-fruit',
    nodeUri: null,
    type: 'custom',
  })
})

// F211, F461
test('a node of an entry has its uri and absolute URL', async () => {
  const { footerNav: columns } = await cms.ask(footerNav, { siteId: [4] })
  expect(columns?.map((column) => column?.title)).toEqual(['Rayons', 'Service', 'Proviant'])
  expect(columns?.[1]?.children?.[1]).toMatchObject({
    title: 'Livraison',
    id: expect.stringMatching(/^\d+$/),
    language: 'fr',
    nodeUri: 'service/livraison',
    url: 'https://shop.example/fr/service/livraison',
  })
})

// F463
test('the top navigation lists about, news, jobs and contact in the language of its site', async () => {
  const titles = async (siteId: number) =>
    (await cms.ask(topNav, { siteId: [siteId] })).topNav?.map((node) => node?.title)
  expect(await titles(1)).toEqual(['Over ons', 'Nieuws', 'Vacatures', 'Contact'])
  expect(await titles(3)).toEqual(['Über uns', 'Neuigkeiten', 'Jobs', 'Kontakt'])
  const enable = (enabled: number) =>
    cms.db.prepare("UPDATE nav_nodes SET enabled = ?1 WHERE nav = 'topNav' AND title = 'Jobs'").bind(enabled).run()
  await enable(0)
  expect(await titles(3)).toEqual(['Über uns', 'Neuigkeiten', 'Kontakt'])
  await enable(1)
})

test('a lower level can be queried by itself', async () => {
  const { data } = await cms.send('{ navigationNodes(navHandle: "footerNav", siteId: 2, level: 2) { title } }')
  expect((data as { navigationNodes: unknown[] }).navigationNodes).toHaveLength(15)
})
