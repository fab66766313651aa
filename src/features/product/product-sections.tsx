import { Fragment } from 'react'
import { allergenCodes, allergenIcons, allergenLevels } from '#features/allergens/allergens.ts'
import { capitalize } from '#features/catalogue/letter-case.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Tabs } from '#ui/actions/tabs.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { AllergenMatrix } from '#ui/product/allergen-matrix.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { ProductDetail } from './product-detail.ts'

export function ProductSections({ product }: { product: ProductDetail }) {
  const t = useT()
  const { description } = product
  const sections = [
    { id: 'allergens', label: t('product.allergens') },
    ...(description.length ? [{ id: 'description', label: t('product.description') }] : []),
    { id: 'specifications', label: t('product.specs') },
  ]
  return (
    <div className="product-sections">
      <Tabs
        label={product.name}
        items={sections.map(({ id, label }, index) => ({ label, href: `#${id}`, current: index === 0 }))}
      />
      <section id="allergens" aria-label={t('product.allergens')}>
        <Allergens product={product} />
      </section>
      <div className="product-texts">
        {description.length > 0 && (
          <section id="description">
            <Heading look="display-4">{t('product.description')}</Heading>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        <section id="specifications">
          <Heading look="display-4">{t('product.specs')}</Heading>
          <Specifications product={product} />
        </section>
      </div>
    </div>
  )
}

/** The fourteen allergens of EU 1169/2011 with their states; an undeclared one is marked as unknown. */
function Allergens({ product: { allergens } }: { product: ProductDetail }) {
  const t = useT()
  if (!allergens) return <Notice tone="warn" title={t('product.allergensUnknown')} />
  const states = allergenCodes.map((code) => ({ code, state: allergens[code] }))
  return (
    <>
      <AllergenMatrix
        items={states.map(({ code, state }) => ({
          icon: allergenIcons[code],
          name: t(`product.allergen.${code}`),
          level: allergenLevels[state],
          text: t(`product.states.${state}`),
        }))}
      />
      {states.some(({ state }) => state === 'unknown') && <Hint>{t('product.notDeclaredNote')}</Hint>}
    </>
  )
}

const BrandLinks = ({ brands }: Pick<ProductDetail, 'brands'>) =>
  brands.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{name}</a>
    </Fragment>
  ))

function Specifications({ product }: { product: ProductDetail }) {
  const t = useT()
  const locale = useLocale()
  const { number, brands, origin, packings, innerPackaging, facts } = product
  const own = [
    { name: t('product.itemNumber'), value: number },
    { name: t('product.brand'), value: brands.length > 0 && <BrandLinks brands={brands} /> },
    { name: t('product.origin'), value: origin },
    { name: t('product.innerPackaging'), value: innerPackaging },
    ...packings.map(({ unit, content, ean, sku }) => ({
      name: unit ? capitalize(locale, unit) : sku,
      value: [content, ean && t('product.ean', { code: ean })].filter(Boolean).join(', '),
    })),
    ...facts.map(({ label, value }) => ({ name: label, value })),
  ]
  return <DescriptionList items={own.filter(({ value }) => value)} />
}
