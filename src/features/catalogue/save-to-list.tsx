import { useLoginLink } from '#features/forms/login-again.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OfferSlot, type OffersToCome } from './offer-slot.tsx'

type SaveToListProps = {
  /** The product, not its packing. */
  productId: string
  name: string
  offers: OffersToCome
  /** `tr`: in the corner of a tile. */
  className?: string
}

/** The way to a list: guests log in and come back here; for a customer it shows what is on a list already. */
export function SaveToList({ productId, name, offers, className }: SaveToListProps) {
  const t = useT()
  const login = useLoginLink()
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
  return (
    <OfferSlot offers={offers} productId={productId} fallback={null}>
      {(offer) =>
        offer?.inWishlist && (
          <span className={className} title={t('catalogue.saved')}>
            <Icon name="bookmark-simple-fill" size={24} label={t('catalogue.saved')} />
          </span>
        )
      }
    </OfferSlot>
  )
}

/** The same in words, on a product's own page. */
export function SaveLink({ productId, offers }: Pick<SaveToListProps, 'productId' | 'offers'>) {
  const t = useT()
  const login = useLoginLink()
  if (!offers)
    return (
      <Button look="text-link" className="small" icon="bookmark-simple" {...login}>
        {t('catalogue.loginToSaveShort')}
      </Button>
    )
  return (
    <OfferSlot offers={offers} productId={productId} fallback={null}>
      {(offer) =>
        offer?.inWishlist && (
          <p className="small soft cluster">
            <Icon name="bookmark-simple-fill" />
            {t('catalogue.saved')}
          </p>
        )
      }
    </OfferSlot>
  )
}
