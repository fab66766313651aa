// The fields of a product. What a guest may not see (prices, amounts) is null here, whoever asks in whatever way.
import type { Context } from '../context.ts'
import { allergenLabels, decodeAllergens } from '../rules/allergens.ts'
import { contentLabel } from '../rules/content.ts'
import { stockLabel, toStockStatus } from '../rules/stock.ts'
import type { Product } from '../sql/products.ts'
import { inLanguage } from '../technical-file/address.ts'
import { toImages } from './product-images.ts'
import { toFacts, toFlats } from './product-texts.ts'
import { readAvailability, toPrice } from './product-trade.ts'

/** Packings that a family lists; members and lines have no packings of their own. */
const asProduct = (row: Product['variants'][number]): Product => ({ ...row, variants: [] })

export const productResolvers = {
  Product: {
    urlKey: (product: Product) => product.url_key,
    content_packaging: (product: Product) => product.content_packaging,
    // the words beside it speak of the whole packing
    content_count: () => 1,
    content_value: (product: Product, _: unknown, { locale }: Context) =>
      contentLabel(locale, product.content_count, product.content_amount, product.content_unit),
    packing_label: (product: Product) => product.unit_one,
    technical_file: (product: Product, _: unknown, { locale, shopOrigin }: Context) =>
      inLanguage(product.technical_file, locale, shopOrigin),
    packing_label_id: (product: Product) => product.unit_id,
    packing_label_plural: (product: Product) => product.unit_many,
    description: (product: Product) => product.html,
    shortDescription: (product: Product) => product.short_html,

    stock: async (product: Product, _: unknown, context: Context) => {
      if (!product.is_stock_article || !(await context.customer())) return null
      return readAvailability(context, product)
    },
    stockStatus: async (product: Product, _: unknown, context: Context) =>
      toStockStatus(product.is_stock_article === 1, await readAvailability(context, product)),
    formatted_stock_packing_label: async (product: Product, _: unknown, context: Context) => {
      const packings = await readAvailability(context, product)
      const unit = { one: product.unit_one ?? '', many: product.unit_many ?? '' }
      const shown = (await context.customer()) ? { packings, unit } : null
      return stockLabel(context.locale, toStockStatus(product.is_stock_article === 1, packings), shown)
    },
    inventories: async (product: Product, _: unknown, context: Context) => {
      if (!product.is_stock_article || !(await context.customer())) return null
      return [{ id: 1, qty: await readAvailability(context, product) }]
    },
    priceHtml: (product: Product, _: unknown, { locale }: Context) => toPrice(locale, product),

    isInWishlist: async (product: Product, _: unknown, { products }: Context) =>
      (await products.saved(product.parent_id ?? product.id)) === true,
    brands: async (product: Product, _: unknown, { catalogue, locale }: Context) => {
      const brand = (await catalogue()).tree.byId.get(product.brand_id)
      return brand ? [{ id: brand.id, name: brand.texts[locale].name }] : []
    },
    categories: async (product: Product, _: unknown, { catalogue }: Context) =>
      [(await catalogue()).tree.byId.get(product.category_id)].filter((node) => node !== undefined),
    cacheGalleryImages: ({ picture, case_picture }: Product, _: unknown, { shopOrigin }: Context) =>
      [picture, case_picture].flatMap((name) => (name === null ? [] : toImages(shopOrigin, name))),
    allergens: (product: Product, _: unknown, { locale }: Context) =>
      decodeAllergens(product.allergens).map(({ code, level }) => ({
        id: code,
        code,
        label: allergenLabels[code][locale],
        level,
      })),
    additionalData: (product: Product, _: unknown, { locale }: Context) => toFacts(locale, product),

    parent: (product: Product, _: unknown, { products }: Context) =>
      product.parent_id === null ? null : products.one(product.parent_id),
    variants: (product: Product) => (product.type === 'configurable' ? product.variants.map(asProduct) : null),
    relatedProducts: async (product: Product, _: unknown, { products }: Context) => {
      const relations = (await products.relations(product.parent_id ?? product.id)) ?? []
      const found = await Promise.all(relations.map(({ related_id }) => products.one(related_id)))
      return relations.flatMap(({ quantity }, index) => {
        const related = found[index]
        return related ? [{ qty: quantity, product: related }] : []
      })
    },
    groupedProducts: async (product: Product, _: unknown, { products }: Context) => {
      const members = product.type === 'grouped' ? ((await products.members(product.id)) ?? []) : []
      const found = await Promise.all(members.map(({ member_id }) => products.one(member_id)))
      return members.flatMap(({ quantity }, index) => {
        const member = found[index]
        return member ? [{ qty: quantity, product: member }] : []
      })
    },
    productFlats: async (product: Product, _: unknown, context: Context) =>
      toFlats(product, (await context.products.texts(product.parent_id ?? product.id)) ?? [], context.locale),
    localizedUrls: async (product: Product, _: unknown, { products }: Context) =>
      ((await products.texts(product.parent_id ?? product.id)) ?? []).map(({ locale, url_key }) => ({
        locale,
        urlKey: url_key,
      })),
  },
}
