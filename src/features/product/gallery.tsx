import type { Prices } from '#features/pricing/deferred-price.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { nativeLinkProps } from '#protocol/data-attributes.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { imageUrl, type PictureSource } from '#ui/images/image-url.ts'
import { SIZES } from '#ui/images/picture.tsx'
import { ProductImage } from '#ui/product/product-image.tsx'
import { AllergenBadge } from './allergen-badge.tsx'
import type { ProductDetail } from './product-detail.ts'

/** Pictures in a scroll-snap strip, with thumbnails that link to them. Works without scripts. */
export function Gallery({ product, prices }: { product: ProductDetail; prices: Prices }) {
  const t = useT()
  const { name, pictures, pictureCount: total = pictures.length, tint } = product
  const mark = prices && <AllergenBadge allergens={product.allergens} prices={prices} />
  const words = (index: number) => t('product.photo', { number: index + 1, count: total })
  // a partial product has its first picture only
  const missing = Array.from({ length: total - pictures.length }, (_, index) => index)
  if (total < 2)
    return (
      <div className="gallery">
        <ProductImage
          onSlab
          tint={tint}
          chips={mark}
          picture={pictures[0] ? { source: pictures[0], alt: name, sizes: SIZES.product, priority: 'high' } : null}
        >
          {pictures[0] && <FullSizeLink source={pictures[0]} label={t('product.whole')} />}
        </ProductImage>
      </div>
    )
  return (
    <section className="gallery" aria-label={t('product.photos')}>
      <ul className="strip">
        {pictures.map((source, index) => (
          <li key={source.path} id={`photo-${index + 1}`}>
            <ProductImage
              onSlab
              tint={tint}
              chips={index === 0 && mark}
              picture={{
                source,
                alt: `${name}, ${words(index)}`,
                sizes: SIZES.product,
                priority: index === 0 ? 'high' : undefined,
              }}
            >
              <FullSizeLink source={source} label={`${t('product.whole')}: ${words(index)}`} />
            </ProductImage>
          </li>
        ))}
      </ul>
      <ul className="gallery-thumbs">
        {pictures.map((source, index) => (
          <li key={source.path}>
            <a href={`#photo-${index + 1}`} aria-label={words(index)}>
              <ProductImage tint={tint} picture={{ source, alt: '', sizes: SIZES.thumb }} />
            </a>
          </li>
        ))}
        {missing.map((index) => (
          <li key={index}>
            <ProductImage tint={tint} picture={null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const FullSizeLink = ({ source, label }: { source: PictureSource; label: string }) => (
  <IconButton
    icon="arrows-out-simple"
    label={label}
    href={imageUrl(source, 1280)}
    {...nativeLinkProps}
    className="enlarge"
  />
)
