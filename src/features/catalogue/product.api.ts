/** One product over the data door: what anybody may see, and the customer's own offers. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { Refusal } from '#features/forms/problem.ts'
import { confirmSession, requireSession } from '#features/forms/require-session.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context.ts'
import { readAvoided } from './allergen-profile.api.ts'
import { productBySlug } from './catalogue.operations.ts'
import { findCategory } from './category.ts'
import { type OwnView, toOffers } from './offer.ts'
import { packingQuery } from './product-card.ts'
import { type ProductDetail, toProductDetail } from './product-detail.ts'
import { readCategory, readTree, readTreeIfThere } from './read-tree.ts'

/** In the query, because a segment may hold anything. */
const params = validator('query', (given): { slug: string; packing?: string } => ({
  slug: typeof given.slug === 'string' ? given.slug : '',
  ...(typeof given.packing === 'string' && { packing: given.packing }),
}))

/** The packing that an address names at its end or in whole, by article number or EAN. */
const findNamed = ({ packings }: ProductDetail, slug: string) =>
  packings.find(({ sku, ean }) => slug === sku || slug === ean || slug.endsWith(`-${sku}`))

export const productApi = new Hono<ApiEnv>()
  /**
   * What stands at a product's address: in German and French a category of that name comes first; a slug of another
   * language or spelling leads to the product's one address.
   */
  .get('/products', params, async (c) => {
    const { reads, locale, t } = c.env.context
    const { slug, packing } = c.req.valid('query')
    const sharesPaths = locale === 'de' || locale === 'fr'
    const category = sharesPaths && slug ? findCategory(await readTree(c.env.context), slug) : null
    if (category) return c.json({ category, product: null, redirect: null }, 200)
    const [tree, { productBySlug: found }] = await Promise.all([
      readTreeIfThere(c.env.context),
      reads.commerce(productBySlug, { slug }),
    ])
    if (!found) {
      // a brand or a promotion with a path of one segment
      const aside = sharesPaths && slug ? await readCategory(c.env.context, slug) : null
      if (aside) return c.json({ category: aside, product: null, redirect: null }, 200)
      throw new Refusal({ status: 404, title: t('problems.notFound') })
    }
    const product = toProductDetail({ locale, tree }, found, t, packing)
    if (product.slug !== slug) {
      const named = product.packings.length > 1 ? findNamed(product, slug)?.sku : undefined
      const code = named ?? packing
      const redirect = localize(locale, 'product', product.slug) + (code ? packingQuery(code) : '')
      return c.json({ category: null, product: null, redirect }, 200)
    }
    return c.json({ category: null, product, redirect: null }, 200)
  })
  /** Offers of the product, its packings, its members and what is shown beside it. */
  .get('/products/offers', params, async (c) => {
    const { context } = c.env
    requireSession(context)
    const [{ productBySlug: found }, avoid] = await Promise.all([
      context.calls.commerce(productBySlug, { slug: c.req.valid('query').slug }),
      readAvoided(context),
    ])
    if (!found) throw new Refusal({ status: 404, title: context.t('problems.notFound') })
    const others = [...(found.groupedProducts ?? []), ...(found.relatedProducts ?? [])]
    const offers = toOffers([found, ...others.flatMap(({ product }) => product ?? [])], context.locale)
    if (!offers.some(({ price }) => price)) await confirmSession(context)
    return c.json({ offers, avoid } satisfies OwnView, 200)
  })
