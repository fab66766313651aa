// Writes product families: a product with a variant per packing, its prices, stock and pictures.
import { GlobalFlag } from '@vendure/common/lib/generated-types'
import { type ID, LanguageCode, Product, ProductVariant, type RequestContext } from '@vendure/core'
import { IsNull } from 'typeorm'
import { readList, readQuantities, toCents } from '../../../../backends/commerce/import/columns/cell.ts'
import type { CsvRecord } from '../../../../backends/commerce/import/columns/columns.ts'
import { toParagraphs } from '../../../../backends/commerce/rules/text.ts'
import { locales } from '../../../../backends/graphql/locales.ts'
import type { GroupPrice } from '../engine/custom-fields.ts'
import type { ImportServices } from './engine.ts'
import type { Pictures } from './pictures.ts'
import type { Family, Packing } from './records.ts'
import { type FacetValues, facetKey } from './write-categories.ts'

export type ProductImport = {
  services: ImportServices
  context: RequestContext
  facetValues: FacetValues
  pictures: Pictures
  /** Tax category id by a VAT rate in percent. */
  taxCategoryOf(percent: number): ID
}

export type StoredProducts = { productIds: Map<string, ID>; variantIds: Map<string, ID> }

/** Ids of products by their number, and of variants by their SKU. */
export async function readStoredProducts({ connection }: ImportServices): Promise<StoredProducts> {
  const products = await connection.rawConnection.getRepository(Product).find({ where: { deletedAt: IsNull() } })
  const variants = await connection.rawConnection.getRepository(ProductVariant).find({ where: { deletedAt: IsNull() } })
  return {
    productIds: new Map(products.map(({ id, customFields }) => [customFields.number, id])),
    variantIds: new Map(variants.map(({ id, sku }) => [sku, id])),
  }
}

/** @param before the family as it is in Vendure: stock and pictures that are the same in the files stay */
export async function writeFamily(
  task: ProductImport,
  stored: StoredProducts,
  family: Family,
  before?: Family,
): Promise<void> {
  const { services, context } = task
  const [first] = family.packings
  if (!first) return
  const input = await toProduct(task, first.record, before?.packings[0]?.record)
  const known = stored.productIds.get(family.number)
  const product =
    known === undefined
      ? await services.products.create(context, input)
      : await services.products.update(context, { id: known, ...input })
  stored.productIds.set(family.number, product.id)
  const isNew = known === undefined
  const optionIds =
    isNew && family.packings.length > 1 ? await createOptions(task, product.id, family) : new Map<string, ID>()
  for (const packing of family.packings) {
    const id = stored.variantIds.get(packing.sku)
    const former = before?.packings.find(({ sku }) => sku === packing.sku)
    const variant = toVariant(task, packing, former)
    if (id !== undefined) {
      await services.variants.update(context, [{ id, ...variant }])
      continue
    }
    const optionId = optionIds.get(packing.sku) ?? (isNew ? undefined : await addOption(task, product.id, packing))
    const [made] = await services.variants.create(context, [
      { ...variant, productId: product.id, sku: packing.sku, ...(optionId !== undefined && { optionIds: [optionId] }) },
    ])
    if (made) stored.variantIds.set(packing.sku, made.id)
  }
}

/** Packings that the family no longer has. */
export async function removeVariants(
  { services, context }: ProductImport,
  stored: StoredProducts,
  skus: readonly string[],
) {
  for (const sku of skus) {
    const id = stored.variantIds.get(sku)
    if (id !== undefined) await services.variants.softDelete(context, [id])
  }
}

async function findAssets(pictures: Pictures, record: CsvRecord, before?: CsvRecord) {
  if (before?.picture === record.picture && before?.case_picture === record.case_picture) return {}
  const assetIds: ID[] = []
  for (const name of [record.picture, record.case_picture]) {
    const id = name ? await pictures.find(name) : null
    if (id !== null) assetIds.push(id)
  }
  return { assetIds, ...(assetIds[0] !== undefined && { featuredAssetId: assetIds[0] }) }
}

async function toProduct({ facetValues, pictures }: ProductImport, record: CsvRecord, before?: CsvRecord) {
  const placed = (['category', 'brand', 'promotion'] as const).flatMap(
    (kind) => facetValues.get(facetKey(kind, record[kind] ?? '')) ?? [],
  )
  return {
    facetValueIds: placed,
    ...(await findAssets(pictures, record, before)),
    customFields: {
      number: record.number,
      position: Number(record.position || 100_000),
      contains: readList(record.contains ?? ''),
      mayContain: readList(record.may_contain ?? ''),
      freeOf: readList(record.free ?? ''),
      isNew: record.new === 'yes',
      stockArticle: record.stock_article !== 'no',
      technicalFile: record.technical_file || null,
      related: readQuantities(record.related ?? '').map(({ sku, quantity }) => `${sku} x ${quantity}`),
    },
    translations: locales.map((locale) => ({
      languageCode: LanguageCode[locale],
      name: record[`name_${locale}`] ?? '',
      slug: record[`slug_${locale}`] ?? '',
      description: record[`description_${locale}`] ? toParagraphs(record[`description_${locale}`] ?? '') : '',
      customFields: {
        origin: record[`origin_${locale}`] ?? '',
        packaging: record[`packaging_${locale}`] ?? '',
        summary: record[`short_${locale}`] ?? '',
      },
    })),
  }
}

function toVariant({ taxCategoryOf }: ProductImport, { record, prices, stock }: Packing, before?: Packing) {
  const price = toCents(record.price ?? '')
  return {
    price,
    taxCategoryId: taxCategoryOf(Number(record.vat)),
    // without a stock, Vendure would not fulfil it
    trackInventory: record.stock_article === 'no' ? GlobalFlag.FALSE : GlobalFlag.INHERIT,
    ...(before?.stock !== stock && { stockOnHand: stock }),
    translations: locales.map((locale) => ({
      languageCode: LanguageCode[locale],
      name: record[`name_${locale}`] ?? '',
    })),
    customFields: {
      unit: record.unit,
      contentCount: Number(record.count || 1),
      contentAmount: Number(record.amount),
      contentMeasure: record.measure,
      ean: record.ean || null,
      weightGrams: Number(record.weight_g),
      weightTolerance: record.weight_tolerance ? Number(record.weight_tolerance) : null,
      groupPrices: toGroupPrices(prices, price),
    },
  }
}

/** Without those that are the list price: these follow it. */
const toGroupPrices = (prices: readonly CsvRecord[], listPrice: number): GroupPrice[] =>
  prices
    .map(({ group = '', price = '', regular = '' }) => {
      const cents = toCents(price)
      const former = regular ? toCents(regular) : cents
      return { group, price: cents, regular: former > cents ? former : 0 }
    })
    .filter(({ price, regular }) => price !== listPrice || regular > 0)

const optionName = ({ record: { unit = '', count = '1', amount = '', measure = '' } }: Packing) =>
  `${unit} ${count} x ${amount} ${measure}`

async function createOptions({ services, context }: ProductImport, productId: ID, { number, packings }: Family) {
  const group = await services.optionGroups.create(context, {
    code: `packing-${number}`,
    translations: [{ languageCode: LanguageCode.en, name: 'Packing' }],
  })
  await services.products.addOptionGroupToProduct(context, productId, group.id)
  const ids = new Map<string, ID>()
  for (const packing of packings) {
    const translations = [{ languageCode: LanguageCode.en, name: optionName(packing) }]
    const option = await services.options.create(context, group.id, { code: packing.sku, translations })
    ids.set(packing.sku, option.id)
  }
  return ids
}

/** An option for another packing of a product; undefined if the product has no options. */
async function addOption(
  { services, context }: ProductImport,
  productId: ID,
  packing: Packing,
): Promise<ID | undefined> {
  const [group] = await services.optionGroups.getOptionGroupsByProductId(context, productId)
  if (!group) return undefined
  const translations = [{ languageCode: LanguageCode.en, name: optionName(packing) }]
  return (await services.options.create(context, group.id, { code: packing.sku, translations })).id
}
