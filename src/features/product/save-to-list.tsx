import type { MouseEvent } from 'react'
import { DeferredPrice, type Prices, type PricesPromise } from '#features/pricing/deferred-price.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useCurrentUrl, useLoginLink } from '#features/problems/session-expired.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Packing } from './product-card.ts'
import { useSaveContext } from './save-context.ts'

type SaveToListProps = {
  productId: string
  /** Packing to save; null for a bundle, whose members are saved one by one. */
  packing: Pick<Packing, 'id' | 'sku'> | null | undefined
  name: string
  prices: Prices
  /** `tr`: top right corner of a tile. */
  className?: string
}

/** Link and click handler of a bookmark: a dialog with scripts; without, the page of the lists, which links back. */
function useSaveLink({ packing, name }: Pick<SaveToListProps, 'packing' | 'name'>) {
  const to = usePath()
  const here = useCurrentUrl()
  const { ask, isSaved } = useSaveContext()
  if (!packing) return null
  const { id: productId, sku } = packing
  const href = `${to('dashboardOrderLists')}?${new URLSearchParams({ save: sku, redirect: here })}`
  return {
    isNew: isSaved(productId),
    link: {
      href,
      onClick: (event: MouseEvent) => {
        if (!ask) return
        event.preventDefault()
        ask({ productId, sku, name }, href)
      },
    },
  }
}

type SaveToListPartProps = Omit<SaveToListProps, 'prices'> & { prices: PricesPromise }

const toSavable = (packing: SaveToListProps['packing']) => packing && { id: packing.id, sku: packing.sku }

/** Bookmark icon: guests log in and return; for customers it shows whether the product is on a list. */
const Bookmark = withPlaceholder(
  'Bookmark',
  function Bookmark({ productId, packing, name, prices, className }: SaveToListPartProps) {
    const t = useT()
    const login = useLoginLink()
    const save = useSaveLink({ packing, name })
    if (!prices)
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
        {...appProps}
      />
    )
    return (
      <DeferredPrice prices={prices} productId={productId} fallback={bookmark(save.isNew)}>
        {(customerPrice) => bookmark(save.isNew || customerPrice?.inWishlist === true)}
      </DeferredPrice>
    )
  },
)

const SaveWords = withPlaceholder(
  'SaveWords',
  function SaveWords({ productId, packing, name, prices }: Omit<SaveToListPartProps, 'className'>) {
    const t = useT()
    const login = useLoginLink()
    const save = useSaveLink({ packing, name })
    if (!prices)
      return (
        <Button look="text-link" small icon="bookmark-simple" {...login}>
          {t('catalogue.loginToSaveShort')}
        </Button>
      )
    const button = (saved: boolean) =>
      save ? (
        <Button
          look="text-link"
          small
          icon={saved ? 'bookmark-simple-fill' : 'bookmark-simple'}
          {...save.link}
          {...appProps}
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
      <DeferredPrice prices={prices} productId={productId} fallback={button(save?.isNew === true)}>
        {(customerPrice) => button(save?.isNew === true || customerPrice?.inWishlist === true)}
      </DeferredPrice>
    )
  },
)

export const SaveToList = ({ packing, ...props }: SaveToListProps) =>
  useSaveContext().isOffered && <Bookmark {...props} packing={toSavable(packing)} />
export const SaveLink = ({ packing, ...props }: Omit<SaveToListProps, 'className'>) =>
  useSaveContext().isOffered && <SaveWords {...props} packing={toSavable(packing)} />
