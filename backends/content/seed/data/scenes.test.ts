import { expect, test } from 'vitest'
import type { AssetKey } from './assets.ts'
import { entries } from './entries.ts'
import { news } from './news.ts'
import type { SeedBlock, SeedEntry } from './shape.ts'

const inDutch = (image: AssetKey | Record<'nl', AssetKey>) => (typeof image === 'string' ? image : image.nl)

const inBlock = (block: SeedBlock): (AssetKey | undefined)[] => {
  if (block.type === 'cards') return block.cards.map(({ image }) => image)
  if (block.type === 'ctaBackgroundImage') return [block.image]
  if (block.type !== 'defaultColumns') return []
  return block.defaultColumns.map((column) =>
    column.type === 'videoColumn'
      ? column.thumbnail
      : column.type === 'imageColumn'
        ? inDutch(column.image)
        : undefined,
  )
}

/** Pictures that a page may show: its own, and those of the listed articles. */
function shownOn(entry: SeedEntry): AssetKey[] {
  const { blocks = [], fields } = entry
  const listsNews = blocks.some(({ type }) => type === 'newsOverview' || type === 'newsSlider')
  const articles = listsNews
    ? news.filter(({ key }) => key !== entry.key).map((article) => article.fields?.thumbnail)
    : []
  return [fields?.image, ...blocks.flatMap(inBlock), ...articles].filter((image) => image !== undefined)
}

test('no page shows a picture twice, whatever articles it lists', () => {
  for (const entry of entries) {
    const shown = shownOn(entry)
    expect(
      shown.filter((image, at) => shown.indexOf(image) !== at),
      entry.key,
    ).toEqual([])
  }
})

test('an article has a matching picture or none', () => {
  const pictures = news.map(({ fields }) => fields?.image)
  expect(pictures.filter(Boolean).length).toBeGreaterThan(6)
  expect(pictures).toContain(undefined)
})
