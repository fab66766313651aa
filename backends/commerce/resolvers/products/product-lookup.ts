import { codedError } from '../../context/errors.ts'
import { findProductBySlug, findProductsByCodes } from '../../sql/product-lookup.ts'
import type { Resolvers } from '../generated/types.ts'

const maxCodes = 200

export const productLookupResolvers: Resolvers = {
  Query: {
    productBySlug: async (_, { slug }, { customer, db, locale, products }) => {
      if (slug === '' || slug.length > 250) return null
      const id = await findProductBySlug(db, slug, locale, (await customer())?.company_id ?? null)
      return id === null ? null : products.one(id)
    },
    productsByCodes: async (_, { codes }, { customer, db, locale, products }) => {
      if (codes.length > maxCodes) throw codedError(locale, 'BAD_USER_INPUT', 'codes.tooMany', { count: maxCodes })
      const trimmed = codes.map((code) => code.trim().slice(0, 100))
      const found = await findProductsByCodes(db, trimmed, (await customer())?.company_id ?? null)
      const answers = codes.map(async (code, index) => {
        const id = found.get(trimmed[index] ?? '')
        return { code, product: id === undefined ? null : await products.one(id) }
      })
      return Promise.all(answers)
    },
  },
}
