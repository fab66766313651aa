/** Previews that are made from the card of a product, for a link that is followed before the preview of its product was read. */
import { onLinkFollowed } from '#features/shop/followed-link.ts'
import type { ProductCard } from '../product-card.ts'
import { findShownCard } from '../shown-cards.ts'
import { hasPreview, type ProductPreview, withoutStock } from './product-preview.ts'

/** What a card knows of its product page; null for a bundle, whose members a card does not have, and for a sold-out product. */
export function toCardPreview(card: ProductCard): ProductPreview | null {
  if (card.packings.length === 0 || !hasPreview({ packings: card.packings, members: [] })) return null
  const slug = card.href.slice(card.href.lastIndexOf('/') + 1)
  return {
    ...withoutStock(card),
    isPartial: true,
    number: card.sku,
    slug,
    urlKey: slug,
    alcoholPercent: null,
    minimumAge: null,
    excise: {},
    intro: '',
    metaTitle: card.name,
    metaDescription: '',
    description: [],
    pictures: card.picture ? [card.picture] : [],
    technicalFile: null,
    innerPackaging: null,
    facts: [],
    crumbs: [],
    related: [],
    members: [],
    alternates: {},
  }
}

/** @returns the preview, or that of the product's card if its link is followed earlier */
export const orCardWhenFollowed = (href: string, preview: Promise<ProductPreview | null>) =>
  new Promise<ProductPreview | null>((resolve, reject) => {
    const stopListening = onLinkFollowed(href, () => {
      const card = findShownCard(href)
      const ofCard = card && toCardPreview(card)
      if (ofCard) resolve(ofCard)
    })
    preview.finally(stopListening).then(resolve, reject)
  })
