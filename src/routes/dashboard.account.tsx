import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { ProfileDetails } from '#features/account/profile/profile-details.tsx'
import { SecurityPanel } from '#features/account/profile/security-panel.tsx'
import { FormSkeleton } from '#features/account/registration/form-skeleton.tsx'
import { AddressesSection } from '#features/addresses/addresses-section.tsx'
import { ProfileForm } from '#features/allergens/profile-form.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('address', 'redirect')

export const Route = createFileRoute('/dashboard/account')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search: { address = null, redirect = null } }) => ({ address, redirect }),
  loader: async ({ context: { api }, deps: { address: id, redirect } }) => ({
    details: toResult(api('/account/profile')),
    allergens: toResult(api('/catalogue/allergen-profile')),
    book: toResult(api('/addresses')),
    security: toResult(api('/account/security')),
    redirect,
    // awaited, so that the 404 for another customer's address is part of the page, not streamed
    form: id === null ? null : await toResult(api('/addresses/form/:id', { id })),
  }),
  head: noindexTitle('account.profileTitle'),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useT()
  const { details, allergens, book, security, form, redirect } = Route.useLoaderData()
  return (
    <Stack gap="large">
      <AccountPage
        details={
          <Deferred promise={details} fallback={<FormSkeleton />}>
            {({ profile }) =>
              profile ? (
                <ProfileDetails profile={profile} isAddressOpen={form !== null} />
              ) : (
                <Text tone="soft">{t('account.detailsNone')}</Text>
              )
            }
          </Deferred>
        }
        allergens={
          <Deferred promise={allergens} fallback={<FormSkeleton />}>
            {({ avoid }) =>
              avoid ? <ProfileForm avoid={avoid} /> : <Text tone="soft">{t('catalogue.profileNone')}</Text>
            }
          </Deferred>
        }
      />
      <AddressesSection book={book} form={form} redirect={redirect} />
      {/* last, so that its absence shifts nothing */}
      <Deferred promise={security} fallback={null}>
        {(offered) => <SecurityPanel {...offered} />}
      </Deferred>
    </Stack>
  )
}
