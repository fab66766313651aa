import { useT } from '#i18n/i18n-provider.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { activities, type RegistrationCountry } from './registration.ts'

type RegisterReviewProps = {
  typed: FormData
  countries: RegistrationCountry[]
}

export function RegisterReview({ typed, countries }: RegisterReviewProps) {
  const t = useT()
  const text = (...names: string[]) =>
    names
      .map((name) => String(typed.get(name) ?? '').trim())
      .filter(Boolean)
      .join(' ')
  const activity = activities.find((key) => key === text('activity'))
  const country = countries.find(({ code }) => code === text('country'))?.name ?? ''
  const items = [
    { name: t('account.request.contact'), value: text('firstName', 'lastName') },
    { name: t('account.email'), value: text('email') },
    { name: t('account.request.companyName'), value: text('companyName') },
    { name: t('account.request.vatNumber'), value: text('vatNumber') },
    { name: t('account.request.activity'), value: activity ? t(`account.request.${activity}`) : '' },
    { name: t('account.request.companyEmail'), value: text('companyEmail') },
    { name: t('account.phone'), value: text('companyPhone') },
    { name: t('account.request.website'), value: text('website') },
    {
      name: t('account.request.address'),
      value: [text('address1'), text('address2'), text('postcode', 'city'), country].filter(Boolean).join(', '),
    },
    { name: t('account.request.addressPhone'), value: text('phone') },
  ]
  return <DescriptionList items={items.filter(({ value }) => value)} />
}
