import type { ComponentProps, MouseEvent } from 'react'
import { firstPage, listingHref, withFilters } from '#features/catalogue/listing-query.ts'
import type { ProductCard } from '#features/product/product-card.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Text } from '#ui/layout/text.tsx'
import { PaletteGroup, PaletteOption } from '#ui/overlays/palette-option.tsx'
import { Highlighted } from './highlighted.tsx'
import { ProductOption } from './product-option.tsx'
import type { CategoryHit, PageHit } from './suggestions.ts'
import type { ShownPacking } from './use-add-from-search.ts'
import type { SuggestionsWithPrices } from './use-suggester.ts'

type FoundProps = {
  /** Prefix of option ids: `${listId}-0`. */
  listId: string
  wording: string
  words: readonly string[]
  answer: SuggestionsWithPrices
  quantity: number
  active: number
  added: string | null
  toShown: (product: ProductCard) => ShownPacking
  onAdd: (product: ProductCard, place: number) => void
  onReach: (place: number) => void
  onFollow: (event: MouseEvent) => void
}

export function SearchResults({
  listId,
  wording,
  words,
  answer,
  quantity,
  active,
  added,
  toShown,
  onAdd,
  onReach,
  onFollow,
}: FoundProps) {
  const t = useT()
  const locale = useLocale()
  const { products, total, categories, pages, prices } = answer
  const option = (place: number) => ({ id: `${listId}-${place}`, active: place === active, onChoose: onFollow })
  const number = formatNumber(locale, total)
  return (
    <>
      {products.length > 0 && (
        <PaletteGroup label={t('search.products', { count: total, number })}>
          {products.map((product, place) => {
            const shown = toShown(product)
            return (
              <ProductOption
                key={product.id}
                {...option(place)}
                product={product}
                shown={shown}
                quantity={quantity}
                words={words}
                prices={prices}
                done={added !== null && added === shown.packing?.id}
                onAdd={() => onAdd(product, place)}
                onReach={() => onReach(place)}
              />
            )
          })}
          <PaletteOption
            {...option(products.length)}
            low
            href={allResultsHref(locale, wording)}
            lead={<Icon name="arrow-right" />}
          >
            <b>{t('search.all', { count: total, number })}</b>
          </PaletteOption>
        </PaletteGroup>
      )}
      {categories.length > 0 && (
        <PaletteGroup label={t('search.categories')}>
          {categories.map((hit, place) => (
            <CategoryOption key={hit.id} {...option(firstCategory(answer) + place)} hit={hit} words={words} />
          ))}
        </PaletteGroup>
      )}
      {pages.length > 0 && (
        <PaletteGroup label={t('search.pages')}>
          {pages.map((hit, place) => (
            <PageOption key={hit.href} {...option(firstPageHit(answer) + place)} hit={hit} words={words} />
          ))}
        </PaletteGroup>
      )}
    </>
  )
}

export const allResultsHref = (locale: Locale, text: string) =>
  listingHref(locale, '', withFilters(firstPage, { search: text }))

const firstCategory = ({ products }: SuggestionsWithPrices) => (products.length > 0 ? products.length + 1 : 0)
const firstPageHit = (answer: SuggestionsWithPrices) => firstCategory(answer) + answer.categories.length

export const countOptions = (answer: SuggestionsWithPrices) => firstPageHit(answer) + answer.pages.length

type OptionProps<Hit> = Pick<ComponentProps<typeof PaletteOption>, 'id' | 'active' | 'onChoose'> & {
  hit: Hit
  words: readonly string[]
}

function CategoryOption({ hit: { name, href, within, count, tint }, words, ...option }: OptionProps<CategoryHit>) {
  const t = useT()
  const locale = useLocale()
  return (
    <PaletteOption
      {...option}
      low
      href={href}
      tint={tint}
      lead={<span className="category-dot" />}
      end={
        count !== null && (
          <Text as="span" size="small" tone="muted" figures>
            {formatNumber(locale, count)}
          </Text>
        )
      }
    >
      <Highlighted text={name} words={words} />{' '}
      {within !== null && (
        <Text as="span" tone="muted">
          {t('search.within', { name: within })}
        </Text>
      )}
    </PaletteOption>
  )
}

function PageOption({ hit: { title, href, date, excerpt }, words, ...option }: OptionProps<PageHit>) {
  const locale = useLocale()
  return (
    <PaletteOption
      {...option}
      low
      href={href}
      lead={<Icon name="file-text" />}
      end={
        date !== null && (
          <Text as="span" size="small" tone="muted" figures>
            {formatDate(locale, date, 'medium')}
          </Text>
        )
      }
    >
      <Highlighted text={title} words={words} />
      {excerpt !== null && (
        <small>
          <Highlighted text={excerpt} words={words} />
        </small>
      )}
    </PaletteOption>
  )
}
