/** Cards of the tiles and rows that a browser shows, by their link. */
import { useEffect } from 'react'
import type { ProductCard } from './product-card.ts'

const cards = new Map<string, ProductCard>()

/** Registers the card of a tile or row while it is shown. */
export function useShownCard(card: ProductCard) {
  useEffect(() => {
    cards.set(card.href, card)
    return () => {
      if (cards.get(card.href) === card) cards.delete(card.href)
    }
  }, [card])
}

export const findShownCard = (href: string) => cards.get(href)
