import { type AllergenCode, allergenIcons, allergensInState } from '#features/allergens/allergens.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { nativeLinkProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { PackingContent } from './packing-content.tsx'
import type { ProductDetail } from './product-detail.ts'

export function ProductFacts({ product }: { product: ProductDetail }) {
  const t = useT()
  const { packings, origin, intro, allergens, technicalFile, innerPackaging } = product
  const { alcoholPercent: alcohol, minimumAge: age } = product
  const locale = useLocale()
  const excise = packings.flatMap(({ id, unit, sku }) => {
    const amount = product.excise[id]
    return amount ? t('product.exciseText', { amount, unit: unit ?? sku }) : []
  })
  const [weighed] = packings.flatMap(({ tolerance }) => tolerance ?? [])
  const facts = [
    ...packings.map((packing) => ({
      name: packing.unit ? t('product.oneUnit', { unit: packing.unit }) : packing.sku,
      value: packing.content && <PackingContent packing={packing} packings={packings} />,
    })),
    { name: t('product.weighed'), value: weighed && t('product.weighedHow', { percent: weighed }) },
    {
      name: t('product.alcohol'),
      value: alcohol !== null && t('product.alcoholPercent', { percent: formatNumber(locale, alcohol) }),
    },
    { name: t('product.minimumAge'), value: age !== null && t('product.minimumAgeText', { age }) },
    { name: t('product.excise'), value: excise.length > 0 && excise.map((text) => <div key={text}>{text}</div>) },
    { name: t('product.innerPackaging'), value: innerPackaging },
    { name: t('product.origin'), value: origin },
    {
      name: t('product.technicalFile'),
      value: technicalFile && (
        <Button look="text-link" icon="file-pdf" href={technicalFile} {...nativeLinkProps} type="application/pdf">
          {t('product.technicalFileLink')}
        </Button>
      ),
    },
  ].filter(({ value }) => value)
  return (
    <div>
      {intro && <p className="product-intro">{intro}</p>}
      <AllergenLine label={t('product.contains')} look="solid" codes={allergensInState(allergens, 'contains')} />
      <AllergenLine label={t('product.traces')} look="line" codes={allergensInState(allergens, 'may_contain')} />
      <DescriptionList items={facts} />
    </div>
  )
}

function AllergenLine({ label, look, codes }: { label: string; look: 'solid' | 'line'; codes: AllergenCode[] }) {
  const t = useT()
  if (codes.length === 0) return null
  return (
    <div className="product-allergens">
      <span className="label">{label}</span>
      {codes.map((code) => (
        <Chip key={code} look={look} icon={allergenIcons[code]}>
          {t(`product.allergen.${code}`)}
        </Chip>
      ))}
    </div>
  )
}
