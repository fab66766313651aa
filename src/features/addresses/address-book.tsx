import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import type { Address } from '#features/orders/address.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { AddressCard, ChangeAddress, NewAddress } from './address-card.tsx'
import { makeDefaultAddress } from './addresses.actions.ts'

export interface AddressBookData {
  own: Address[]
  ofCompany: Address[]
  canChange: boolean
}

export function AddressBook({ book: { own, ofCompany, canChange } }: { book: AddressBookData }) {
  const t = useT()
  return (
    <Stack gap="large">
      {own.length === 0 && (
        <Text tone="soft" measure>
          {t('addresses.none')}
        </Text>
      )}
      <FormGrid>
        {own.map((address) => (
          <AddressCard key={address.id} address={address}>
            {canChange && <OwnActions address={address} />}
          </AddressCard>
        ))}
        {canChange && <NewAddress />}
      </FormGrid>
      {ofCompany.length > 0 && (
        <Stack as="section">
          <Heading as="h3" look="subheading">
            {t('addresses.ofCompany')}
          </Heading>
          <Text size="small" tone="soft" measure>
            {t('addresses.ofCompanyText')}
          </Text>
          <FormGrid>
            {ofCompany.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </FormGrid>
        </Stack>
      )}
    </Stack>
  )
}

function OwnActions({ address }: { address: Address }) {
  const t = useT()
  const { id, name, isDefault } = address
  return (
    <Cluster>
      <ChangeAddress address={address} />
      {!isDefault && (
        <ApiForm action={makeDefaultAddress(id)} follow="document" {...appProps}>
          <FormMessage />
          <SubmitButton look="outline-sm" aria-label={t('addresses.makeDefaultNamed', { name })}>
            {t('addresses.makeDefault')}
          </SubmitButton>
        </ApiForm>
      )}
    </Cluster>
  )
}
