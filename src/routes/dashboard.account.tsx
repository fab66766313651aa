import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { ProfileForm } from '#features/catalogue/profile-form.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'
import { Skeleton } from '#ui/skeleton.tsx'

export const Route = createFileRoute('/dashboard/account')({
  loader: ({ context: { api, t } }) => ({
    profile: settle(t, read(api.catalogue['allergen-profile'].$get())),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.profileTitle')),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useT()
  const { profile } = Route.useLoaderData()
  return (
    <AccountPage>
      <Part promise={profile} fallback={<Skeleton shape="control" />}>
        {({ avoid }) => (avoid ? <ProfileForm avoid={avoid} /> : <p className="soft">{t('catalogue.profileNone')}</p>)}
      </Part>
    </AccountPage>
  )
}
