import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { ProfileDetails } from '#features/account/profile-details.tsx'
import { SecurityPanel } from '#features/account/security-panel.tsx'
import { AddressesSection } from '#features/addresses/addresses-section.tsx'
import { ProfileForm } from '#features/catalogue/profile-form.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type Search = { address?: unknown; redirect?: unknown }

export const Route = createFileRoute('/dashboard/account')({
  loaderDeps: ({ search: { address, redirect } }: { search: Search }) => ({
    address: address === undefined ? null : String(address),
    redirect: typeof redirect === 'string' ? redirect : null,
  }),
  loader: async ({ context: { api, t }, deps: { address: id, redirect } }) => ({
    details: settle(t, read(api.account.profile.$get())),
    allergens: settle(t, read(api.catalogue['allergen-profile'].$get())),
    book: settle(t, read(api.addresses.$get())),
    security: settle(t, read(api.account.security.$get())),
    redirect,
    // an address that is not the customer's own does not exist: that is decided before anything is sent
    form: id === null ? null : await settle(t, read(api.addresses.form[':id'].$get({ param: { id } }))),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.profileTitle')),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useT()
  const { details, allergens, book, security, form, redirect } = Route.useLoaderData()
  const waiting = <Skeleton shape="control" />
  return (
    <div className="stack l">
      <AccountPage
        details={
          <Part promise={details} fallback={waiting}>
            {({ profile }) =>
              profile ? <ProfileDetails profile={profile} /> : <p className="soft">{t('account.detailsNone')}</p>
            }
          </Part>
        }
        allergens={
          <Part promise={allergens} fallback={waiting}>
            {({ avoid }) =>
              avoid ? <ProfileForm avoid={avoid} /> : <p className="soft">{t('catalogue.profileNone')}</p>
            }
          </Part>
        }
      />
      <AddressesSection book={book} form={form} redirect={redirect} />
      {/* the last, so that nothing moves where there is none */}
      <Part promise={security} fallback={null}>
        {(offered) => <SecurityPanel {...offered} />}
      </Part>
    </div>
  )
}
