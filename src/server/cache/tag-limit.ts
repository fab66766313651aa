/**
 * Limits on tags, for entries and for purges. An entry with more than `maxTags` tags replaces its `product:` tags by the tag
 * `product:*`, and a purge of any product renews `product:*` too. If the entry still has too many tags, it drops its `entry:`
 * tags and keeps the tags of their sections. A purge of more than `maxProducts` products purges all of commerce instead.
 */
import { maxTags } from './policy.ts'
import { commerceTag, productTag } from './product-tags.ts'

/** Carried by an entry that shows products and has no tag for each of them. */
export const anyProductTag = productTag('*')

const maxProducts = 200

const isProductTag = (tag: string) => tag.startsWith(productTag(''))

/** The tags that an entry carries: at most `maxTags`, unless sections alone are more. */
export function limitTags(tags: Iterable<string>): string[] {
  const all = [...new Set(tags)]
  if (all.length <= maxTags) return all
  const others = all.filter((tag) => !isProductTag(tag))
  const limited = others.length < all.length ? [...others, anyProductTag] : others
  return limited.length > maxTags ? limited.filter((tag) => !tag.startsWith('entry:')) : limited
}

/** The tags that a purge renews, so that entries that dropped tags are reached too. */
export function expandPurge(tags: Iterable<string>): string[] {
  const all = [...new Set(tags)]
  const products = all.filter(isProductTag)
  if (products.length === 0) return all
  if (products.length <= maxProducts) return [...new Set([...all, anyProductTag])]
  return [...new Set([...all.filter((tag) => !isProductTag(tag)), commerceTag])]
}
