// Writes categories, brands and promotions as collections. A product is in those whose facet values it has.
import { Collection, FacetValue, type ID, LanguageCode, type RequestContext } from '@vendure/core'
import type { CsvRecord } from '../../../../backends/commerce/import/columns/columns.ts'
import { locales } from '../../../../backends/graphql/locales.ts'
import type { ImportServices } from './engine.ts'
import type { Pictures } from './pictures.ts'

const kinds = ['category', 'brand', 'promotion'] as const
type Kind = (typeof kinds)[number]

/** Ids of facet values by kind and code. */
export type FacetValues = ReadonlyMap<string, ID>
export const facetKey = (kind: Kind, code: string) => `${kind} ${code}`

const kindOf = (record: CsvRecord) => (record.type || 'category') as Kind
const keyOf = (record: CsvRecord) => facetKey(kindOf(record), record.code ?? '')

/** Values of a column per language, such as `name_nl`. */
export const toTranslations = <Fields extends string>(record: CsvRecord, fields: Record<Fields, string>) =>
  locales.map((locale) => ({
    languageCode: LanguageCode[locale],
    ...(Object.fromEntries(
      Object.entries<string>(fields).map(([field, column]) => [field, record[`${column}_${locale}`] ?? '']),
    ) as Record<Fields, string>),
  }))

/** Writes the facet values and collections of the records; those that exist are updated. */
export async function writeCategories(
  services: ImportServices,
  context: RequestContext,
  records: readonly CsvRecord[],
  pictures: Pictures,
): Promise<FacetValues> {
  const values = await writeFacetValues(services, context, records)
  const existing = await services.connection.rawConnection.getRepository(Collection).find({ where: { isRoot: false } })
  const ids = new Map(existing.map(({ id, customFields: { kind, code } }) => [facetKey(kind, code), id]))
  const below = Map.groupBy(records, (record) => (record.parent ? facetKey(kindOf(record), record.parent) : null))
  const codesBelow = (record: CsvRecord): string[] => [
    keyOf(record),
    ...(below.get(keyOf(record)) ?? []).flatMap(codesBelow),
  ]
  // parents come before their children
  const inOrder = (parent: string | null): CsvRecord[] =>
    (below.get(parent) ?? []).flatMap((record) => [record, ...inOrder(keyOf(record))])
  for (const record of inOrder(null)) {
    const facetValueIds = codesBelow(record).flatMap((key) => values.get(key) ?? [])
    const featuredAssetId = await pictures.find(record.picture ?? '')
    const input = {
      customFields: { kind: kindOf(record), code: record.code ?? '' },
      inheritFilters: false,
      filters: [
        {
          code: 'facet-value-filter',
          arguments: [
            { name: 'facetValueIds', value: JSON.stringify(facetValueIds.map(String)) },
            { name: 'containsAny', value: 'true' },
          ],
        },
      ],
      translations: toTranslations(record, { name: 'name', slug: 'slug' }).map((text) => ({
        ...text,
        description: '',
      })),
      ...(featuredAssetId !== null && { featuredAssetId, assetIds: [featuredAssetId] }),
    }
    const id = ids.get(keyOf(record))
    const parentId = record.parent ? ids.get(facetKey(kindOf(record), record.parent)) : undefined
    if (id !== undefined) await services.collections.update(context, { id, ...input })
    else {
      const made = await services.collections.create(context, { ...input, ...(parentId !== undefined && { parentId }) })
      ids.set(keyOf(record), made.id)
    }
  }
  return values
}

const facetNames: Record<Kind, string> = { category: 'Category', brand: 'Brand', promotion: 'Promotion' }

async function writeFacetValues(
  { facets, facetValues, connection }: ImportServices,
  context: RequestContext,
  records: readonly CsvRecord[],
): Promise<FacetValues> {
  const stored = await connection.rawConnection.getRepository(FacetValue).find({ relations: { facet: true } })
  const ids = new Map(stored.map(({ id, code, facet }) => [facetKey(facet.code as Kind, code), id]))
  for (const kind of kinds) {
    const facet =
      (await facets.findByCode(context, kind, LanguageCode.en)) ??
      (await facets.create(context, {
        code: kind,
        isPrivate: false,
        translations: [{ languageCode: LanguageCode.en, name: facetNames[kind] }],
      }))
    for (const record of records.filter((one) => kindOf(one) === kind)) {
      const translations = toTranslations(record, { name: 'name' })
      const id = ids.get(keyOf(record))
      if (id !== undefined) await facetValues.update(context, { id, translations })
      else {
        const made = await facetValues.create(context, facet, {
          facetId: facet.id,
          code: record.code ?? '',
          translations,
        })
        ids.set(keyOf(record), made.id)
      }
    }
  }
  return ids
}
