import type { PriceFieldsFragment } from '#contracts/generated/commerce.ts'
import { capitalize } from '#features/catalogue/letter-case.ts'
import { formatDate } from '#i18n/format.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { PriceTexts } from './customer-price.ts'
import { toPriceEnd } from './price-end.ts'

export const toPriceTexts = ({ locale, t }: Pick<RequestContext, 'locale' | 't'>): PriceTexts => ({
  t,
  agreed({ ownNumber, priceHtml }: PriceFieldsFragment) {
    const { endsOn } = toPriceEnd(priceHtml?.validUntil)
    return [
      ownNumber && capitalize(locale, t('cartPage.ownNumber', { number: ownNumber })),
      endsOn && t('cartPage.priceUntil', { day: formatDate(locale, endsOn) }),
    ].filter((text) => typeof text === 'string')
  },
})
