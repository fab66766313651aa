import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { announceEmpties } from './empties.actions.ts'
import type { OrderEmpties, ReturnableArticle } from './empties.ts'
import { EmptiesFields } from './empties-fields.tsx'

/** Announced and returned empties of an order; nothing without any. */
export function EmptiesList({ empties }: { empties: readonly OrderEmpties[] }) {
  const t = useT()
  return (
    <ul>
      {empties.map(({ number, name, announced, returned, total }) => (
        <li key={number}>
          <b>{name}</b>
          <Text as="span" tone="soft" figures>
            {': '}
            {[
              announced !== null && t('empties.announced', { count: announced }),
              returned !== null && t('empties.returned', { count: returned }),
              total,
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}

type OrderEmptiesSectionProps = {
  id: string
  empties: readonly OrderEmpties[]
  /** Articles that can still be announced; empty after the cut-off. */
  returnable: readonly ReturnableArticle[]
}

/** Empties of an order, with a form to announce them until the cut-off. */
export function OrderEmptiesSection({ id, empties, returnable }: OrderEmptiesSectionProps) {
  const t = useT()
  if (empties.length === 0 && returnable.length === 0) return null
  return (
    <section aria-labelledby="order-empties">
      <Stack>
        <Heading as="h3" id="order-empties" look="subheading">
          {t('empties.title')}
        </Heading>
        {empties.length > 0 && <EmptiesList empties={empties} />}
        {returnable.length > 0 && (
          <ApiForm action={announceEmpties(id)} follow="document" gap="medium" {...appProps}>
            <FormMessage />
            <EmptiesFields articles={returnable} empties={empties} isForm>
              <Cluster>
                <SubmitButton look="outline">{t('empties.save')}</SubmitButton>
              </Cluster>
            </EmptiesFields>
          </ApiForm>
        )}
      </Stack>
    </section>
  )
}
