import type { ReactNode } from 'react'
import type { Address } from '#features/orders/address.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

export const formId = 'address'

const addressHref = (path: string, id: string) => `${path}?${new URLSearchParams({ address: id })}#${formId}`

type AddressCardProps = { address: Address; children?: ReactNode }

export function AddressCard({ address: { title, lines, vatId, isDefault }, children }: AddressCardProps) {
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

export function ChangeAddress({ address: { id, name } }: { address: Address }) {
  const t = useT()
  const to = usePath()
  return (
    <Button
      look="outline-sm"
      href={addressHref(to('dashboardAccount'), id)}
      aria-label={t('addresses.changeNamed', { name })}
    >
      {t('checkout.change')}
    </Button>
  )
}

export function NewAddress() {
  const t = useT()
  const to = usePath()
  return (
    <a className="add-address" href={addressHref(to('dashboardAccount'), 'new')}>
      <Icon name="plus" />
      {t('addresses.add')}
    </a>
  )
}

export function AddressesSkeleton() {
  const t = useT()
  return (
    <FormGrid aria-busy="true">
      <VisuallyHidden>{t('forms.loading')}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </FormGrid>
  )
}
