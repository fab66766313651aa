import { Fragment } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { ProductDetail } from './product-detail.ts'

export function ProductHeader({ product }: { product: ProductDetail }) {
  const t = useT()
  const { name, brands, number, shown, isPartial } = product
  return (
    <div className="product-head">
      {brands.length > 0 && (
        <p className="product-brand">
          {brands.map(({ name: brand, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' '}
              <Button look="text-link" small href={href}>
                {brand}
              </Button>
            </Fragment>
          ))}
        </p>
      )}
      <Heading as="h1" look="display-3">
        {name}
      </Heading>
      <p className="product-number small muted figures">
        {isPartial ? (
          <Skeleton shape="short" />
        ) : (
          <>
            <span>{t('catalogue.number', { number })}</span>
            {shown?.ean && <span>{t('product.ean', { code: shown.ean })}</span>}
          </>
        )}
      </p>
    </div>
  )
}
