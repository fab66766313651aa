import { Part, PartProblem } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AddressBook, type AddressBookFacts } from './address-book.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressFormFacts } from './address-form-values.ts'

type AddressesSectionProps = {
  book: Promise<Settled<AddressBookFacts>>
  /** The form that the URL opens; null when it opens none. */
  form: Settled<AddressFormFacts> | null
  /** Where to once it is saved, as the URL asked; checked where it is followed. */
  redirect: string | null
}

/** The address book, and the form that is open above it. */
export function AddressesSection({ book, form, redirect }: AddressesSectionProps) {
  const t = useT()
  return (
    <>
      {form?.ok === true && <AddressForm form={form.value} redirect={redirect} />}
      {form?.ok === false && <PartProblem problem={form.problem} />}
      <Panel title={t('addresses.title')} padded>
        <Part promise={book} fallback={<AddressesSkeleton />}>
          {(given) => <AddressBook book={given} />}
        </Part>
      </Panel>
    </>
  )
}

function AddressesSkeleton() {
  const t = useT()
  return (
    <div className="two" aria-busy="true">
      <span className="vh">{t('forms.loading')}</span>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  )
}
