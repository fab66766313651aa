import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { siteCraftDataQuery } from '#contracts/generated/content.ts'
import { toSite } from '#features/content/site.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { linksOf, textOf } from '#tests/support/read-html.ts'
import { FragmentContext } from '../menu/fragment.tsx'
import { NavMenu, toCatalogueMenu, toMainNav } from '../menu/nav-nodes.tsx'
import { StaticFragment } from '../menu/static-fragments.tsx'
import { Footer } from './footer.tsx'

const t = await loadTranslator('de')
const inGerman = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="de" t={t}>
      {part}
    </I18nProvider>,
  )
const draw = (part: React.ReactNode) =>
  inGerman(
    <FragmentContext value={(name, of) => inGerman(<StaticFragment name={name} of={of} />)}>{part}</FragmentContext>,
  )

const node = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  nodeUri: null,
  url: null,
  newWindow: null,
  children: [],
  ...more,
})

const answer = {
  footerNav: [
    node('1', 'Service', {
      children: [
        node('2', 'Lieferung', {
          nodeUri: 'service/lieferung',
          children: [node('3', 'Kühlkette', { url: 'https://kalt.example/', newWindow: '1' })],
        }),
        node('4', 'Nur ein Wort'),
      ],
    }),
  ],
  globalCompanyInfo: {
    addressLine1: 'Weg 1',
    logo: [{ url: 'https://cms.example/logo.png', alt: 'Haus', width: 300, height: 90 }],
    fax: '+49 30 1',
    facebook: 'https://facebook.example/haus',
    instagram: 'javascript:alert(1)',
    linkedin: null,
  },
} as unknown as siteCraftDataQuery

const site = toSite(answer, 'de')
const footer = draw(<Footer brand="Haus" site={site} year={2026} />)

// F205, F451
test('shows the company logo and fax of the CMS, and the social networks with a safe URL', () => {
  expect(footer).toMatch(/<img src="[^"]*\/content\/logo\.png"[^>]* alt=""/)
  expect(footer).toContain('+49 30 1')
  expect(footer).toMatch(
    /<a [^>]*href="https:\/\/facebook\.example\/haus"[^>]*aria-label="Haus bei Facebook"|aria-label="Haus bei Facebook"[^>]*href="https:\/\/facebook\.example\/haus"/,
  )
  expect(footer).not.toMatch(/Instagram|LinkedIn|javascript/)
})

// F213
test('renders footer navigation nodes as nested lists down to the third level', () => {
  expect(footer).toContain(
    '<ul><li><a href="/de/service/lieferung">Lieferung</a>' +
      '<ul><li><a href="https://kalt.example/" target="_blank" rel="noopener">Kühlkette</a></li></ul></li>' +
      '<li><span>Nur ein Wort</span></li></ul>',
  )
})

// F214
test('a navigation node with children is a menu that works without scripts, one without is a link', () => {
  const [service] = site.footerNav
  const menu = draw(service && <NavMenu node={service} />)
  expect(menu).toMatch(/^<details[^>]*><summary>Service<svg/)
  expect(menu).toContain('<a href="/de/service/lieferung">Lieferung</a>')
  const plain = { id: '9', title: 'Marken', href: '/de/brands', newWindow: false, children: [] }
  expect(draw(<NavMenu node={plain} current />)).toBe('<a href="/de/brands" aria-current="page">Marken</a>')
})

test('children of the catalogue node are in the menus, except those that are departments, and headings without links', () => {
  const children = [
    node('11', 'Frisch', { children: [node('12', 'Käse', { url: '/de/products/kaese' })] }),
    node('13', 'Saison', { nodeUri: 'saison', children: [node('14', 'Spargel', { nodeUri: 'saison/spargel' })] }),
    node('15', 'Unser Käse', { url: '/de/products/kaese' }),
  ]
  const mainNav = [node('10', 'Sortiment', { url: '/de/products', children })]
  const { rangeTitle, rangeNodes, nodes } = toMainNav(toSite({ ...answer, mainNav } as never, 'de'), '/de/products')
  expect([rangeTitle, nodes]).toEqual(['Sortiment', []])
  const kaese = {
    id: '1',
    name: 'Käse',
    href: '/de/products/kaese',
    count: null,
    tint: null,
    picture: null,
    children: [],
  }
  const of = toCatalogueMenu([kaese])(rangeNodes)
  const expected = [
    ['/de/products/kaese', 'Käse'],
    ['/de/saison', 'Saison'],
    ['/de/saison/spargel', 'Spargel'],
    ['/de/products/kaese', 'Unser Käse'],
  ]
  const phone = draw(<StaticFragment name="mobileDepartments" of={of} />)
  expect(linksOf(phone)).toEqual(expected)
  expect(textOf(phone)).not.toContain('Frisch')
  expect(linksOf(draw(<StaticFragment name="megaMenu" of={of} />))).toEqual(expect.arrayContaining(expected))
})

test('without the CMS the footer links to the home page and shows the brand', () => {
  const bare = draw(<Footer brand="Haus" site={null} year={2026} />)
  expect(bare).toContain('© 2026 Haus')
  expect(bare).toContain('href="/de"')
})
