import { Deferred } from '#features/problems/deferred.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import type { AddressBookData } from './address-book.tsx'
import { AddressCard, AddressesSkeleton, ChangeAddress, NewAddress } from './address-card.tsx'

/** Maximum number of addresses; with the card for a new one they fill two rows. */
const maxAddresses = 3

export function AddressesPanel({ book }: { book: Promise<Result<AddressBookData>> }) {
  const t = useT()
  const to = usePath()
  return (
    <Panel
      padded
      title={t('addresses.title')}
      aside={
        <Button look="simple" iconAfter="arrow-right" href={to('dashboardAccount')}>
          {t('addresses.all')}
        </Button>
      }
    >
      <Deferred promise={book} fallback={<AddressesSkeleton />}>
        {(given) => <FirstAddresses book={given} />}
      </Deferred>
    </Panel>
  )
}

function FirstAddresses({ book: { own, ofCompany, canChange } }: { book: AddressBookData }) {
  const ordered = own.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return (
    <FormGrid>
      {[...ordered, ...ofCompany].slice(0, maxAddresses).map((address) => (
        <AddressCard key={address.id} address={address}>
          {canChange && own.includes(address) && <ChangeAddress address={address} />}
        </AddressCard>
      ))}
      {canChange && <NewAddress />}
    </FormGrid>
  )
}
