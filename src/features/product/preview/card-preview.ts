/**
 * Previews that are made from the card of a product, for a link that is followed before the preview of its product was read.
 * Cards are known while their tile or row is shown; only a browser has any.
 */
import { useEffect } from 'react'
import type { ProductCard } from '../product-card.ts'
import { hasPreview, type ProductPreview, withoutStock } from './product-preview.ts'

const shownCards = new Map<string, ProductCard>()
const pendingPreviews = new Map<string, (preview: ProductPreview) => void>()

/** Registers the card of a tile or row while it is shown. */
export function useShownCard(card: ProductCard) {
  useEffect(() => {
    shownCards.set(card.href, card)
    return () => {
      if (shownCards.get(card.href) === card) shownCards.delete(card.href)
    }
  }, [card])
}

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
export function orCardWhenFollowed(href: string, preview: Promise<ProductPreview | null>) {
  const followed = new Promise<ProductPreview>((resolve) => pendingPreviews.set(href, resolve))
  return Promise.race([preview, followed]).finally(() => pendingPreviews.delete(href))
}

/** Lets a preload that is in flight use the card of its product. */
export function followCard(href: string) {
  const card = shownCards.get(href)
  const preview = card && toCardPreview(card)
  if (preview) pendingPreviews.get(href)?.(preview)
}
