import { type Article, autumnArticles } from './news-autumn.ts'
import { summerArticles } from './news-summer.ts'
import { prose } from './prose.ts'
import type { SeedBlock, SeedEntry, Text } from './shape.ts'

const folders: Text = { nl: 'nieuws', en: 'news', de: 'neuigkeiten', fr: 'actualites' }

const closing: SeedBlock = {
  type: 'newsSlider',
  backgroundColor: 'light',
  title: { nl: 'Lees ook', en: 'More news', de: 'Lesen Sie auch', fr: 'À lire aussi' },
  links: [
    {
      entry: 'news',
      text: { nl: 'Al het nieuws', en: 'All news', de: 'Alle Neuigkeiten', fr: 'Toutes les actualités' },
    },
  ],
}

const toEntry = ({ key, date, title, slug, lead, body, author, products, image, more }: Article): SeedEntry => ({
  key,
  section: 'newsPages',
  date: `${date}T05:00:00Z`,
  title,
  uri: {
    nl: `${folders.nl}/${slug.nl}`,
    en: `${folders.en}/${slug.en}`,
    de: `${folders.de}/${slug.de}`,
    fr: `${folders.fr}/${slug.fr}`,
  },
  seo: { description: lead, ...(image && { image }) },
  fields: { intro: lead, author, ...(image && { thumbnail: image, image }) },
  blocks: [
    { type: 'textColumns', spacingTop: 'none', textColumns: [{ text: prose(lead) }] },
    { type: 'textColumns', spacingTop: 'none', textColumns: [{ text: prose(body) }] },
    ...(products ? [{ type: 'products' as const, title: products.title, articleNumbers: products.numbers }] : []),
    ...(more ?? []),
    closing,
  ],
})

export const news: SeedEntry[] = [...autumnArticles, ...summerArticles].map(toEntry)
