// productBySlug and productsByCodes: one product by its address, many by their article codes.
import type { Context } from '../context.ts'
import { refusal } from '../errors.ts'
import { findProductBySlug, findProductsByCodes } from '../sql/product-lookup.ts'

const maxCodes = 200

export const productLookupResolvers = {
  Query: {
    productBySlug: async (_: unknown, { slug }: { slug: string }, { db, locale, products }: Context) => {
      if (slug === '' || slug.length > 250) return null
      const id = await findProductBySlug(db, slug, locale)
      return id === null ? null : products.one(id)
    },
    productsByCodes: async (_: unknown, { codes }: { codes: string[] }, { db, locale, products }: Context) => {
      if (codes.length > maxCodes) throw refusal(locale, 'BAD_USER_INPUT', 'codes.tooMany', { count: maxCodes })
      const asked = codes.map((code) => code.trim().slice(0, 100))
      const found = await findProductsByCodes(db, asked)
      return codes.map((code, index) => {
        const id = found.get(asked[index] ?? '')
        return { code, product: id === undefined ? null : products.one(id) }
      })
    },
  },
}
