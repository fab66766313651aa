import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import type { ProductDetail } from './product-detail.ts'

/** Brand, name and number: what stands above the ticket on phones. */
export function ProductHead({ product: { name, brand, number, shown, origin } }: { product: ProductDetail }) {
  const t = useT()
  return (
    <div>
      {brand && (
        <p className="pbrand">
          <Button look="text-link" className="small" href={brand.href}>
            {brand.name}
          </Button>
        </p>
      )}
      <h1 className="d3">{name}</h1>
      <p className="pmeta small muted num">
        <span>{t('catalogue.number', { number })}</span>
        {shown?.ean && <span>{t('product.ean', { code: shown.ean })}</span>}
        {origin && <span>{origin}</span>}
      </p>
    </div>
  )
}
