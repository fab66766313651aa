import type { ReactNode } from 'react'
import { needsApp } from '#bootstrap/marks.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import type { Address } from '#features/orders/address.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/cluster.tsx'
import { FormGrid } from '#ui/form-grid.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { makeDefaultAddress } from './addresses.actions.ts'

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
    <Stack gap="large">
      {own.length === 0 && (
        <Text tone="soft" measure>
          {t('addresses.none')}
        </Text>
      )}
      <FormGrid>
        {own.map((address) => (
          <Card key={address.id} address={address}>
            {canChange && <OwnActions address={address} />}
          </Card>
        ))}
        {canChange && (
          <a className="add-address" href={addressHref(to('dashboardAccount'), 'new')}>
            <Icon name="plus" />
            {t('addresses.add')}
          </a>
        )}
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
              <Card key={address.id} address={address} />
            ))}
          </FormGrid>
        </Stack>
      )}
    </Stack>
  )
}

type CardProps = { address: Address; children?: ReactNode }

function Card({ address: { title, lines, vatId, isDefault }, children }: CardProps) {
  const t = useT()
  return (
    <div className="option-card fixed">
      <b>{title}</b>
      <Text as="span" size="small" tone="soft" figures>
        {isDefault ? t('checkout.default') : vatId}
      </Text>
      <p>{lines.join(', ')}</p>
      {children}
    </div>
  )
}

function OwnActions({ address: { id, title, isDefault } }: { address: Address }) {
  const t = useT()
  const to = usePath()
  return (
    <Cluster>
      <Button
        look="outline-sm"
        href={addressHref(to('dashboardAccount'), id)}
        aria-label={t('addresses.changeNamed', { name: title })}
      >
        {t('checkout.change')}
      </Button>
      {!isDefault && (
        <ApiForm action={makeDefaultAddress(id)} follow="document" {...needsApp}>
          <FormMessage />
          <SubmitButton look="outline-sm" aria-label={t('addresses.makeDefaultNamed', { name: title })}>
            {t('addresses.makeDefault')}
          </SubmitButton>
        </ApiForm>
      )}
    </Cluster>
  )
}
