import type { ReactNode } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import type { Address } from '#features/orders/address.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export interface AddressBookFacts {
  own: Address[]
  ofCompany: Address[]
  /** Whether own addresses may be added and changed here. */
  canChange: boolean
}

/** Where links to the form of an address lead in the page. */
export const formId = 'address'

/** Deep link to the form of an address. */
const addressHref = (path: string, id: string) => `${path}?${new URLSearchParams({ address: id })}#${formId}`

/** Own addresses to change, those of the company to read. */
export function AddressBook({ book: { own, ofCompany, canChange } }: { book: AddressBookFacts }) {
  const t = useT()
  const to = usePath()
  return (
    <div className="stack l">
      {own.length === 0 && <p className="soft measure">{t('addresses.none')}</p>}
      <div className="two">
        {own.map((address) => (
          <Card key={address.id} address={address}>
            {canChange && <OwnActions address={address} />}
          </Card>
        ))}
        {canChange && (
          <a className="addnew" href={addressHref(to('dashboardAccount'), 'new')}>
            <Icon name="plus" />
            {t('addresses.add')}
          </a>
        )}
      </div>
      {ofCompany.length > 0 && (
        <section className="stack">
          <h3 className="h6">{t('addresses.ofCompany')}</h3>
          <p className="small soft measure">{t('addresses.ofCompanyText')}</p>
          <div className="two">
            {ofCompany.map((address) => (
              <Card key={address.id} address={address} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

type CardProps = { address: Address; children?: ReactNode }

function Card({ address: { title, lines, vatId, isDefault }, children }: CardProps) {
  const t = useT()
  return (
    <div className="opt-card fixed">
      <b>{title}</b>
      <span className="small soft num">{isDefault ? t('checkout.default') : vatId}</span>
      <p>{lines.join(', ')}</p>
      {children}
    </div>
  )
}

function OwnActions({ address: { id, title, isDefault } }: { address: Address }) {
  const t = useT()
  const to = usePath()
  return (
    <div className="cluster">
      <Button
        look="outline-sm"
        href={addressHref(to('dashboardAccount'), id)}
        aria-label={t('addresses.changeNamed', { name: title })}
      >
        {t('checkout.change')}
      </Button>
      {!isDefault && (
        <ApiForm action={`/addresses/${id}/default`} follow="document" data-app>
          <FormMessage />
          <SubmitButton look="outline-sm" aria-label={t('addresses.makeDefaultNamed', { name: title })}>
            {t('addresses.makeDefault')}
          </SubmitButton>
        </ApiForm>
      )}
    </div>
  )
}
