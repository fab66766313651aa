/** The tags of a commerce response, so that a purge of a product reaches every entry that shows it. */

export type FamilyMember = { readonly sku: string; readonly parent?: { readonly sku: string } | null }

export const familySku = ({ sku, parent }: FamilyMember): string => parent?.sku ?? sku

export const commerceTag = 'commerce'
export const productTag = (sku: string): string => `product:${sku}`
/** Tag of a product URL in any language, at which a product may be created later. */
export const slugTag = (slug: string): string => `slug:${slug}`

/** Tags that are known before the response: all of commerce, the operation, the slug, and codes, with which products may be created later. */
export const requestCommerceTags = (operation: string, { slug, codes }: Record<string, unknown>): string[] => [
  commerceTag,
  `operation:${operation}`,
  ...(typeof slug === 'string' && slug ? [slugTag(slug)] : []),
  ...(Array.isArray(codes) ? codes.map((code) => productTag(String(code))) : []),
]

const familyFields = new Set(['parent', 'variants', 'productFlats'])

const isProduct = (value: object): value is FamilyMember => 'sku' in value && typeof value.sku === 'string'

function collect(value: unknown, tags: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  const isMember = !Array.isArray(value) && isProduct(value)
  if (isMember) tags.add(productTag(familySku(value)))
  for (const [name, field] of Object.entries(value)) if (!isMember || !familyFields.has(name)) collect(field, tags)
}

/** `product:{family SKU}` for each product in the response, at any depth. */
export function productTags(response: unknown): string[] {
  const tags = new Set<string>()
  collect(response, tags)
  return [...tags]
}
