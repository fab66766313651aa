/** Requests for access over the data door: each step is checked on its own, and all of them again when the request is sent. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { body } from '#features/forms/body.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { exampleOf, fitsMask } from '#features/forms/vat-mask.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { registration_countries, requestAccess } from './account.operations.ts'
import { activities, toAccessErrors, toRegistrationCountries } from './registration.ts'

const text = type('string.trim')
const email = text.to('string.email <= 254')
const phone = text.to('/^\\+?[\\d\\s().\\/-]{6,40}$/')

const Contact = type({ firstName: text.to('1 <= string <= 80'), lastName: text.to('1 <= string <= 80'), email })
const Company = type({
  companyName: text.to('1 <= string <= 120'),
  country: text.to('/^[A-Z]{2}$/'),
  vatNumber: text.to('1 <= string <= 40'),
  activity: type.enumerated(...activities),
  companyEmail: email,
  companyPhone: phone,
  'website?': text.to('string <= 200'),
})
const Address = type({
  address1: text.to('1 <= string <= 120'),
  'address2?': text.to('string <= 120'),
  postcode: text.to('1 <= string <= 20'),
  city: text.to('1 <= string <= 120'),
  phone,
})
const Whole = Contact.and(Company).and(Address)
const messages = {
  email: 'forms.email',
  companyEmail: 'forms.email',
  companyPhone: 'account.phoneWrong',
  phone: 'account.phoneWrong',
  country: 'account.request.countryWrong',
  activity: 'account.request.activityMissing',
} as const

const readCountries = async ({ reads, locale }: RequestContext) =>
  toRegistrationCountries((await reads.commerce(registration_countries, {})).registration_countries, locale)

/** @throws Refusal 422 when the country takes no requests, or its VAT numbers look otherwise */
async function requireVatNumber(context: RequestContext, { country, vatNumber }: typeof Company.infer): Promise<void> {
  const { t } = context
  const refuse = (errors: Record<string, string[]>) =>
    new Refusal({ status: 422, title: t('problems.invalid'), errors })
  const known = (await readCountries(context)).find(({ code }) => code === country)
  if (!known) throw refuse({ country: [t('account.request.countryWrong')] })
  const example = exampleOf(known.vatMask)
  if (!fitsMask(known.vatMask, vatNumber)) throw refuse({ vatNumber: [t('account.request.vatWrong', { example })] })
}

export const registrationApi = new Hono<ApiEnv>()
  .get('/registration-countries', async (c) => c.json({ countries: await readCountries(c.env.context) }, 200))
  .post('/register/contact', body(Contact, messages), (c) => c.json({}, 200))
  .post('/register/company', body(Company, messages), async (c) => {
    await requireVatNumber(c.env.context, c.req.valid('form'))
    return c.json({}, 200)
  })
  .post('/register/address', body(Address, messages), (c) => c.json({}, 200))
  .post('/register', body(Whole, messages), async (c) => {
    const { context } = c.env
    const { t, locale, calls } = context
    const given = c.req.valid('form')
    await requireVatNumber(context, given)
    const { companyName, companyEmail, companyPhone, vatNumber, activity, website } = given
    const { address1, address2, city, country, postcode } = given
    const { requestAccess: answer } = await calls.commerce(requestAccess, {
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
    const errors = toAccessErrors(answer)
    if (errors) throw new Refusal({ status: 422, title: t('problems.invalid'), errors })
    if (!isTrue(answer?.status)) throw new Refusal({ status: 422, title: answer?.success ?? t('problems.unavailable') })
    const next = localize(locale, 'registerSuccess')
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
