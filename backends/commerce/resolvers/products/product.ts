import { allergenLabels, decodeAllergens } from '../../rules/allergens.ts'
import { contentLabel } from '../../rules/content.ts'
import { formatMoney } from '../../rules/locale.ts'
import { toDeposits } from '../../rules/pricing/deposits.ts'
import { toStockStatus } from '../../rules/stock.ts'
import { localizeFileUrl } from '../../rules/technical-file.ts'
import type { Product } from '../../sql/products.ts'
import { toDepositOf } from '../deposit.ts'
import type { Resolvers } from '../generated/types.ts'
import { stockLabel, toPrice, withAvailability } from './product-availability.ts'
import { toImages } from './product-images.ts'
import { toFacts, toFlats } from './product-texts.ts'

/** Quantities, like prices, are for customers only. */
const isCounted = (product: Product) => product.is_stock_article === 1 && product.price_group !== null

export const productResolvers: Resolvers = {
  Product: {
    urlKey: (product) => product.url_key,
    content_packaging: (product) => product.content_packaging,
    content_count: () => 1,
    content_value: (product, _, { locale }) =>
      contentLabel(locale, product.content_count, product.content_amount, product.content_unit),
    packing_label: (product) => product.unit_one,
    weightTolerance: (product) => product.weight_tolerance,
    alcoholPercent: (product) => product.alcohol_percent,
    minimumAge: (product) => product.minimum_age,
    excise: ({ excise_cents: cents }, _, { locale }) => (cents === null ? null : formatMoney(locale, cents)),
    deposit: (product, _, { locale, seller }) =>
      product.final_cents === null ? null : toDepositOf(locale, toDeposits(product, 1, seller.country)),
    technical_file: (product, _, { locale, shopOrigin }) => localizeFileUrl(product.technical_file, locale, shopOrigin),
    packing_label_id: (product) => product.unit_id,
    packing_label_plural: (product) => product.unit_many,
    description: (product) => product.html,
    shortDescription: (product) => product.short_html,

    stock: (product, _, context) =>
      isCounted(product) ? withAvailability(context, product, (packings) => packings) : null,
    stockStatus: (product, _, context) =>
      withAvailability(context, product, (packings) => toStockStatus(product.is_stock_article === 1, packings)),
    formatted_stock_packing_label: (product, _, context) =>
      withAvailability(context, product, (packings) => {
        const unit = { one: product.unit_one ?? '', many: product.unit_many ?? '' }
        const shown = product.price_group === null ? null : { packings, unit }
        return stockLabel(context.locale, toStockStatus(product.is_stock_article === 1, packings), shown)
      }),
    inventories: (product, _, context) =>
      isCounted(product) ? withAvailability(context, product, (qty) => [{ id: 1, qty }]) : null,
    ownNumber: (product) => product.own_number,
    priceHtml: (product, _, { locale }) => toPrice(locale, product),

    isInWishlist: async (product, _, { products }) => (await products.saved(product.parent_id ?? product.id)) === true,
    brands: async (product, _, { catalogue, locale }) => {
      const brand = (await catalogue()).tree.byId.get(product.brand_id)
      return brand ? [{ id: brand.id, name: brand.texts[locale].name }] : []
    },
    categories: async (product, _, { catalogue }) =>
      [(await catalogue()).tree.byId.get(product.category_id)].filter((node) => node !== undefined),
    cacheGalleryImages: ({ picture, case_picture }, _, context) =>
      [picture, case_picture].flatMap((name) => (name ? toImages(context, name) : [])),
    allergens: (product, _, { locale }) =>
      decodeAllergens(product.allergens).map(({ code, level }) => ({
        id: code,
        code,
        label: allergenLabels[code][locale],
        level,
      })),
    additionalData: (product, _, { locale }) => toFacts(locale, product),

    parent: (product, _, { products }) => (product.parent_id === null ? null : products.one(product.parent_id)),
    variants: (product) => (product.type === 'configurable' ? product.variants : null),
    relatedProducts: async (product, _, { products }) => {
      const relations = (await products.relations(product.parent_id ?? product.id)) ?? []
      const found = await Promise.all(relations.map(({ related_id }) => products.one(related_id)))
      return relations.flatMap(({ quantity }, index) => {
        const related = found[index]
        return related ? [{ qty: quantity, product: related }] : []
      })
    },
    groupedProducts: async (product, _, { products }) => {
      const members = product.type === 'grouped' ? ((await products.members(product.id)) ?? []) : []
      const found = await Promise.all(members.map(({ member_id }) => products.one(member_id)))
      return members.flatMap(({ quantity }, index) => {
        const member = found[index]
        return member ? [{ qty: quantity, product: member }] : []
      })
    },
    productFlats: async (product, _, context) =>
      toFlats(product, (await context.products.texts(product.parent_id ?? product.id)) ?? [], context.locale),
    localizedUrls: async (product, _, { products }) =>
      ((await products.texts(product.parent_id ?? product.id)) ?? []).map(({ locale, url_key }) => ({
        locale,
        urlKey: url_key,
      })),
  },
}
