// Reads what Vendure sells: collections, products with their variants, and in which collections these are.
import {
  Asset,
  Channel,
  Collection,
  CustomerGroup,
  Product,
  ProductVariant,
  TaxRate,
  type TransactionalConnection,
} from '@vendure/core'
import { In, IsNull } from 'typeorm'

export type EngineCatalogue = {
  /** Without the root. */
  collections: Collection[]
  products: Product[]
  /** Enabled variants with prices, stock and tax category. */
  variants: ProductVariant[]
  /** Variants of each collection. */
  members: { collectionId: number; variantId: number }[]
  /** Percent by the id of a tax category, in the default zone. */
  taxRates: Map<number, number>
  groups: string[]
  assets: Map<number, Asset>
  currencyCode: string
  channelId: number
}

const membersSql = 'SELECT collectionId, productVariantId AS variantId FROM collection_product_variants_product_variant'

export async function readEngineCatalogue(connection: TransactionalConnection): Promise<EngineCatalogue> {
  const { rawConnection } = connection
  const of = rawConnection.getRepository.bind(rawConnection)
  const channel = await of(Channel).findOneOrFail({
    where: { code: '__default_channel__' },
    relations: { defaultTaxZone: true },
  })
  const rates = await of(TaxRate).find({
    where: { enabled: true, zone: { id: channel.defaultTaxZone?.id ?? -1 } },
    relations: { category: true },
  })
  const products = await of(Product).find({
    where: { deletedAt: IsNull(), enabled: true },
    relations: { translations: true, assets: true },
  })
  const variants = await of(ProductVariant).find({
    where: { deletedAt: IsNull(), enabled: true, productId: In(products.map(({ id }) => id)) },
    relations: { productVariantPrices: true, stockLevels: true },
    order: { id: 'ASC' },
  })
  const collections = await of(Collection).find({
    where: { isRoot: false, isPrivate: false },
    relations: { translations: true, featuredAsset: true },
    order: { position: 'ASC' },
  })
  return {
    collections,
    products,
    variants,
    members: await rawConnection.query(membersSql),
    taxRates: new Map(rates.map(({ category, value }) => [Number(category.id), Number(value)])),
    groups: (await of(CustomerGroup).find()).map(({ name }) => name),
    assets: new Map((await of(Asset).find()).map((asset) => [Number(asset.id), asset])),
    currencyCode: channel.defaultCurrencyCode,
    channelId: Number(channel.id),
  }
}
