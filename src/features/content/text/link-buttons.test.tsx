import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cards } from '../blocks/cards.tsx'
import { LinkButtons } from './link-buttons.tsx'
import { toLinks } from './links.ts'

type Given = Parameters<typeof toLinks>[0]
const link = (more: object) =>
  ({
    url: null,
    title: null,
    text: null,
    customText: null,
    target: null,
    ariaLabel: null,
    element: null,
    ...more,
  }) as const
const toEntry = (language: string) => ({ title: 'Levering', uri: 'service/levering', language })

const render = (...links: object[]) =>
  renderToStaticMarkup(<LinkButtons links={toLinks(links.map(link) as Given, 'nl')} looks={['text-link']} />)
    .replace(/ class="[^"]*"/g, '')
    .match(/<a.*?<\/a>/g)

// F232
test('a link uses its URL, or the path of its entry in the language of that entry', () => {
  expect(
    render(
      { url: '/assortiment', text: 'Assortiment' },
      { url: 'mailto:orders@proviant.example', text: 'Mail' },
      { url: 'https://cms.example/nl/levering', text: 'Levering', element: toEntry('nl-BE') },
      { url: 'https://cms.example/de/lieferung', text: 'Lieferung', element: toEntry('de') },
      { url: '/pt/entrega', text: 'Entrega', element: toEntry('pt') },
    ),
  ).toEqual([
    '<a href="/assortiment">Assortiment</a>',
    '<a href="mailto:orders@proviant.example">Mail</a>',
    '<a href="/service/levering">Levering</a>',
    '<a href="/de/service/levering">Lieferung</a>',
    '<a href="/service/levering">Entrega</a>',
  ])
})

// F232
test('the text is the custom text, else the text of the link, else the title of the entry', () => {
  expect(
    render(
      { customText: 'Zo leveren wij', text: 'Levering', element: toEntry('nl') },
      { text: 'Levering', element: { ...toEntry('nl'), title: 'Anders' } },
      { element: toEntry('nl') },
      { url: '/leeg' },
      { text: 'Nergens heen' },
      { text: 'Gevaarlijk', url: 'javascript:alert(1)' },
    )?.map((html) => html.replace(/<.*?>/g, '')),
  ).toEqual(['Zo leveren wij', 'Levering', 'Levering'])
})

// F232
test('passes on title, label and target, and adds noopener to external links and new windows', () => {
  const given = {
    url: 'https://other.example/',
    text: 'Meer',
    title: 'Titel',
    ariaLabel: 'Meer over kaas',
    target: '_blank',
  }
  const inside = { url: '/assortiment', text: 'Meer', target: '_self' }
  expect(render(given, { ...given, target: null }, { ...inside, target: '_blank' }, inside)).toEqual([
    '<a href="https://other.example/" title="Titel" aria-label="Meer over kaas" target="_blank" rel="noopener">Meer</a>',
    '<a href="https://other.example/" title="Titel" aria-label="Meer over kaas" rel="noopener">Meer</a>',
    '<a href="/assortiment" target="_blank" rel="noopener">Meer</a>',
    '<a href="/assortiment">Meer</a>',
  ])
})

// F232
test('a card with one link is a link itself, unless the link has a label, a target or an external URL', () => {
  const card = (more: object) => {
    const links = toLinks([link({ url: '/assortiment', text: 'Meer', ...more })] as Given, 'nl')
    const cards = [{ id: '1', heading: 'Kaas', text: [], image: null, links }]
    const frame = { id: '1', spacingTop: 'none', spacingBottom: 'none', ground: 'none' } as const
    return renderToStaticMarkup(<Cards block={{ type: 'cards', ...frame, heading: null, text: [], cards }} />)
  }
  expect(card({})).toMatch(/<a href="\/assortiment" class="card">.*Kaas.*Meer.*<\/a>/)
  for (const [more, attribute] of [
    [{ ariaLabel: 'Meer over kaas' }, 'aria-label="Meer over kaas"'],
    [{ target: '_blank' }, 'target="_blank" rel="noopener"'],
    [{ url: 'https://other.example/' }, 'rel="noopener"'],
  ] as const)
    expect(card(more)).toMatch(new RegExp(`<article.*<a [^>]*${attribute}[^>]*>Meer</a>`))
})
