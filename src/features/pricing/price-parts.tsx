import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Price } from '#ui/order/price.tsx'
import { Stock } from '#ui/order/stock.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { CustomerPrice } from './customer-price.ts'
import { DeferredPrice, type PricesPromise } from './deferred-price.tsx'
import { LoginForPrice } from './login-for-price.tsx'
import { type StockStatus, stockStates } from './stock-status.ts'

export interface PriceOf {
  prices: PricesPromise
  productId: string
}

export const PackPrice = withPlaceholder(
  'PackPrice',
  function PackPrice({ unit, size, ...of }: PriceOf & { unit: string | null | undefined; size?: 'small' | 'large' }) {
    const t = useT()
    const words = unit ? t('catalogue.perPack', { unit }) : undefined
    return (
      <DeferredPrice {...of} fallback={<Skeleton shape="amount" />}>
        {(customerPrice, problem) => {
          if (problem?.status === 401) return <LoginForPrice />
          if (customerPrice && !customerPrice.price)
            return (
              <Text as="span" size="small" tone="soft">
                {t('catalogue.priceOnRequest')}
              </Text>
            )
          return <Price size={size} amount={customerPrice?.price ?? '–'} unit={customerPrice ? words : undefined} />
        }}
      </DeferredPrice>
    )
  },
)

export const PriceValue = withPlaceholder('PriceValue', function PriceValue(of: PriceOf) {
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) => customerPrice?.price}
    </DeferredPrice>
  )
})

type PerUnitProps = PriceOf & {
  /** With the first tier, in place of the price per unit. */
  tier?: boolean
}

export const PricePerUnit = withPlaceholder('PricePerUnit', function PricePerUnit({ tier, ...of }: PerUnitProps) {
  const t = useT()
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) =>
        (tier && customerPrice?.fromTier) ||
        (customerPrice?.perUnit &&
          t(`catalogue.perUnit.${customerPrice.perUnit.unit}`, { price: customerPrice.perUnit.price }))
      }
    </DeferredPrice>
  )
})

export const PricePerPiece = withPlaceholder('PricePerPiece', function PricePerPiece(of: PriceOf) {
  const t = useT()
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) => customerPrice?.perPiece && t('catalogue.perUnit.piece', { price: customerPrice.perPiece })}
    </DeferredPrice>
  )
})

export const Discount = withPlaceholder('Discount', function Discount(of: PriceOf) {
  const t = useT()
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) =>
        customerPrice?.discount && (
          <Chip look="promo">{t('catalogue.discount', { percent: customerPrice.discount })}</Chip>
        )
      }
    </DeferredPrice>
  )
})

export const RegularPrice = withPlaceholder('RegularPrice', function RegularPrice(of: PriceOf) {
  const t = useT()
  return (
    <DeferredPrice {...of} fallback={null}>
      {(customerPrice) =>
        customerPrice?.regularPrice && (
          <s className="price-before">
            <VisuallyHidden>{t('catalogue.was')} </VisuallyHidden>
            {customerPrice.regularPrice}
          </s>
        )
      }
    </DeferredPrice>
  )
})

type StockLevelProps = PriceOf & {
  status: StockStatus | null
  brief?: boolean
}

/** Stock: the status for guests, the quantity for customers, in the same space. */
export const StockLevel = withPlaceholder('StockLevel', function StockLevel({ status, brief, ...of }: StockLevelProps) {
  const word = <StockWord status={status} />
  return (
    <DeferredPrice {...of} fallback={word}>
      {(customerPrice) => (customerPrice ? <StockAmount customerPrice={customerPrice} brief={brief} /> : word)}
    </DeferredPrice>
  )
})

function StockWord({ status }: { status: StockStatus | null }) {
  const t = useT()
  return status && <Stock state={stockStates[status]}>{t(`catalogue.stock.${status}`)}</Stock>
}

export function StockAmount({
  customerPrice: { stockStatus, stockText },
  brief,
}: {
  customerPrice: CustomerPrice
  brief?: boolean | undefined
}) {
  const t = useT()
  const counted = stockStatus === 'in_stock' || stockStatus === 'low_stock' || stockStatus === null
  if (!counted || !stockText) return <StockWord status={stockStatus} />
  return (
    <Stock state={stockStatus ? stockStates[stockStatus] : 'in'}>
      {brief ? stockText : t('catalogue.stockAmount', { amount: stockText })}
    </Stock>
  )
}
