// Collections as categories, brands and promotions, and the place of a product among them.
import type { Asset, Collection, ProductVariant } from '@vendure/core'
import { locales } from '../../../../backends/graphql/locales.ts'
import type { Row } from '../../../../backends/sql/insert-rows.ts'
import type { EngineCatalogue } from './read-engine.ts'
import { claim, translationOf } from './texts.ts'

export type Places = {
  rows: Row[]
  texts: Row[]
  /** The deepest category, the brand and the promotion of the variants; null without a category or brand. */
  find(variants: readonly ProductVariant[]): { category: number; brand: number; promotion: number | null } | null
}

type Node = { collection: Collection; kind: string; depth: number; paths: Record<string, string> }

const kindOf = ({ customFields }: Collection) => customFields.kind ?? 'category'

export function toPlaces({ collections, members }: EngineCatalogue, pictureOf: (asset: Asset) => string): Places {
  const byId = new Map(collections.map((collection) => [Number(collection.id), collection]))
  const nodes = new Map<number, Node>()
  const rows: Row[] = []
  const texts: Row[] = []
  const taken = new Set<string>()
  const parentOf = ({ parentId }: Collection) => byId.get(Number(parentId)) ?? null

  function add(collection: Collection): Node {
    const id = Number(collection.id)
    const known = nodes.get(id)
    if (known) return known
    const above = parentOf(collection)
    const parent = above && add(above)
    const kind = parent?.kind ?? kindOf(collection)
    const paths: Record<string, string> = {}
    const picture = collection.featuredAsset ? pictureOf(collection.featuredAsset) : null
    rows.push([
      id,
      above ? Number(above.id) : null,
      kind,
      collection.customFields.code || `c${id}`,
      collection.position,
      picture,
    ])
    for (const locale of locales) {
      const text = translationOf(collection.translations, locale)
      const path = [...(parent ? [parent.paths[locale]] : []), text?.slug || `c${id}`].join('/')
      paths[locale] = claim(taken, locale, path)
      texts.push([id, locale, text?.name ?? String(id), paths[locale]])
    }
    const node = { collection, kind, depth: parent ? parent.depth + 1 : 0, paths }
    nodes.set(id, node)
    return node
  }
  for (const collection of collections) add(collection)

  const collectionsOf = Map.groupBy(members, ({ variantId }) => variantId)
  return {
    rows,
    texts,
    find(variants) {
      const found = variants
        .flatMap(({ id }) => collectionsOf.get(Number(id)) ?? [])
        .flatMap(({ collectionId }) => nodes.get(collectionId) ?? [])
        .toSorted((one, other) => other.depth - one.depth || Number(one.collection.id) - Number(other.collection.id))
      const idOf = (kind: string) => {
        const node = found.find((one) => one.kind === kind)
        return node ? Number(node.collection.id) : null
      }
      const [category, brand] = [idOf('category'), idOf('brand')]
      return category === null || brand === null ? null : { category, brand, promotion: idOf('promotion') }
    },
  }
}
