import { Deferred, DeferredError } from '#features/problems/deferred.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { AddressBook, type AddressBookData } from './address-book.tsx'
import { AddressesSkeleton } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressFormData } from './address-form-values.ts'

type AddressesSectionProps = {
  book: Promise<Result<AddressBookData>>
  form: Result<AddressFormData> | null
  /** Path after saving, from the URL; the server checks that it is same-origin. */
  redirect: string | null
}

export function AddressesSection({ book, form, redirect }: AddressesSectionProps) {
  const t = useT()
  return (
    <>
      {form?.ok === true && <AddressForm form={form.value} redirect={redirect} />}
      {form?.ok === false && <DeferredError problem={form.problem} />}
      <Panel title={t('addresses.title')} padded>
        <Deferred promise={book} fallback={<AddressesSkeleton />}>
          {(given) => <AddressBook book={given} />}
        </Deferred>
      </Panel>
    </>
  )
}
