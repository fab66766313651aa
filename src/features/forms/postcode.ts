/** Postcodes by country: 9 is a digit, A a letter. Countries that are not listed have several formats and are not checked. */
import type { Translate } from '#i18n/translator.ts'
import { HttpProblem } from '#service/problem.ts'
import type { FieldErrors } from '#service/validate.ts'
import { maskExample, matchesMask } from './vat-mask.ts'

const countriesByMask = {
  '9999': 'AT BE BG CH CY DK HU LU NO SI',
  '99999': 'DE EE ES FI FR GR HR IT SE CZ SK',
  '999999': 'RO',
  '9999AA': 'NL',
  '99-999': 'PL',
  '9999-999': 'PT',
  LT99999: 'LT',
  LV9999: 'LV',
}
const masks = new Map(
  Object.entries(countriesByMask).flatMap(([mask, codes]) => codes.split(' ').map((code) => [code, mask] as const)),
)

/** Whether a postcode has the format of the country, with or without a prefix such as `F-`. */
export const isPostcode = (country: string, text: string): boolean => {
  const mask = masks.get(country)
  return mask === undefined || matchesMask(mask, text.replace(/^\s*[a-z]{1,3}\s*-/i, ''))
}

/** Error at the field `postcode`; none for an empty one. */
export function postcodeErrors({ t }: { t: Translate }, country: string, postcode: string): FieldErrors {
  if (postcode === '' || isPostcode(country, postcode)) return {}
  const example = maskExample(masks.get(country) ?? null)
  return { postcode: [t('forms.postcode', { example })] }
}

/** @throws HttpProblem 422 at the field `postcode` */
export function requirePostcode({ t }: { t: Translate }, country: string, postcode: string): void {
  const errors = postcodeErrors({ t }, country, postcode)
  if (Object.keys(errors).length > 0) throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors })
}
