/** Registration requests. */
import { registration_countries, requestAccess as requestAccessDocument } from '#contracts/generated/commerce.ts'
import { postcodeErrors } from '#features/forms/postcode.ts'
import { maskExample, matchesMask } from '#features/forms/vat-mask.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import type { FieldErrors } from '#service/validate.ts'
import {
  type activities,
  type RegistrationCountry,
  toRegistrationCountries,
  toRegistrationErrors,
} from './registration.ts'

type Request = Record<'firstName' | 'lastName' | 'email' | 'companyName' | 'companyEmail' | 'companyPhone', string> &
  Record<'country' | 'vatNumber', string> &
  Record<'address1' | 'city' | 'postcode' | 'phone', string> & {
    activity: (typeof activities)[number]
    website?: string
    address2?: string
  }

export async function getRegistrationCountries({
  publicClient,
  locale,
}: RequestContext): Promise<{ countries: RegistrationCountry[] }> {
  const { registration_countries: known } = await publicClient.commerce(registration_countries, {})
  return { countries: toRegistrationCountries(known, locale) }
}

type Given = Record<string, unknown>

const isWebsite = (text: string) => {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

/** Errors if the country has no registration, the VAT number does not match its mask, or the website is not a URL. */
export async function checkCompany(context: RequestContext, given: Given): Promise<FieldErrors> {
  const { t } = context
  const { countries } = await getRegistrationCountries(context)
  const [country, vatNumber, website] = [given.country, given.vatNumber, given.website].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  )
  const known = countries.find(({ code }) => code === country)
  const isVatWrong = known && vatNumber && !matchesMask(known.vatMask, vatNumber)
  return {
    ...(!known && { country: [t('account.request.countryWrong')] }),
    ...(isVatWrong && { vatNumber: [t('account.request.vatWrong', { example: maskExample(known.vatMask) })] }),
    ...(website && !isWebsite(website) && { website: [t('account.request.websiteWrong')] }),
  }
}

export const checkAddress = ({ t }: RequestContext, { country, postcode }: Given): FieldErrors =>
  typeof country === 'string' && typeof postcode === 'string' ? postcodeErrors({ t }, country, postcode.trim()) : {}

export const checkRequest = async (context: RequestContext, given: Given): Promise<FieldErrors> => ({
  ...(await checkCompany(context, given)),
  ...checkAddress(context, given),
})

export async function requestAccess(context: RequestContext, given: Request) {
  const { t, locale, sessionClient } = context
  const { companyName, companyEmail, companyPhone, vatNumber, activity, website } = given
  const { address1, address2, city, country, postcode } = given
  const { requestAccess: answer } = await sessionClient.commerce(requestAccessDocument, {
    input: {
      company: {
        companyName,
        email: companyEmail,
        phoneNumber: companyPhone,
        activity: t(`account.request.${activity}`),
        vatNumber,
        website: website || null,
      },
      user: { email: given.email, firstName: given.firstName, lastName: given.lastName },
      address: { address1, address2: address2 || null, city, country, postcode, phone: given.phone },
    },
  })
  const errors = toRegistrationErrors(answer)
  if (errors) throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors })
  if (!isTruthyFlag(answer?.status))
    throw new HttpProblem({ status: 422, title: answer?.success ?? t('problems.unavailable') })
  return { next: localize(locale, 'registerSuccess') }
}
