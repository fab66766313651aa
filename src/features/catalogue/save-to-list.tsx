import type { MouseEvent } from 'react'
import { useHere, useLoginLink } from '#features/forms/login-again.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OfferSlot, type OffersToCome } from './offer-slot.tsx'
import type { Packing } from './product-card.ts'
import { useSaving } from './save-context.ts'

type SaveToListProps = {
  /** The product, not its packing. */
  productId: string
  /** The packing that is saved; none for a set, whose members are saved one by one. */
  packing: Packing | null | undefined
  name: string
  offers: OffersToCome
  /** `tr`: in the corner of a tile. */
  className?: string
}

/** Address and press of a bookmark: over the page with scripts; without, the screen of the lists, which leads back here. */
function useSaveLink({ packing, name }: Pick<SaveToListProps, 'packing' | 'name'>) {
  const to = usePath()
  const here = useHere()
  const { ask, isSaved } = useSaving()
  if (!packing) return null
  const { id: productId, sku } = packing
  return {
    isNew: isSaved(productId),
    link: {
      href: `${to('dashboardOrderLists')}?${new URLSearchParams({ save: sku, redirect: here })}`,
      onClick: (event: MouseEvent) => {
        if (!ask) return
        event.preventDefault()
        ask({ productId, sku, name })
      },
    },
  }
}

/** The way to a list: guests log in and come back here; for a customer it shows what is on a list already. */
export function SaveToList({ productId, packing, name, offers, className }: SaveToListProps) {
  const t = useT()
  const login = useLoginLink()
  const save = useSaveLink({ packing, name })
  if (!offers)
    return (
      <IconButton
        icon="bookmark-simple"
        label={t('catalogue.loginToSave', { name })}
        title={t('catalogue.loginToSaveShort')}
        {...login}
        className={className}
      />
    )
  if (!save) return null
  const bookmark = (saved: boolean) => (
    <IconButton
      icon={saved ? 'bookmark-simple-fill' : 'bookmark-simple'}
      label={t(saved ? 'catalogue.saveAgain' : 'catalogue.save', { name })}
      title={t(saved ? 'catalogue.saved' : 'catalogue.saveShort')}
      {...save.link}
      className={className}
      data-app
    />
  )
  return (
    <OfferSlot offers={offers} productId={productId} fallback={bookmark(save.isNew)}>
      {(offer) => bookmark(save.isNew || offer?.inWishlist === true)}
    </OfferSlot>
  )
}

/** The same in words, on a product's own page. */
export function SaveLink({ productId, packing, name, offers }: Omit<SaveToListProps, 'className'>) {
  const t = useT()
  const login = useLoginLink()
  const save = useSaveLink({ packing, name })
  if (!offers)
    return (
      <Button look="text-link" className="small" icon="bookmark-simple" {...login}>
        {t('catalogue.loginToSaveShort')}
      </Button>
    )
  const button = (saved: boolean) =>
    save ? (
      <Button
        look="text-link"
        className="small"
        icon={saved ? 'bookmark-simple-fill' : 'bookmark-simple'}
        {...save.link}
        data-app
      >
        {t(saved ? 'catalogue.savedMore' : 'catalogue.saveShort')}
      </Button>
    ) : (
      saved && (
        <p className="small soft cluster">
          <Icon name="bookmark-simple-fill" />
          {t('catalogue.saved')}
        </p>
      )
    )
  return (
    <OfferSlot offers={offers} productId={productId} fallback={button(save?.isNew === true)}>
      {(offer) => button(save?.isNew === true || offer?.inWishlist === true)}
    </OfferSlot>
  )
}
