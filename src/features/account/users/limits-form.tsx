import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import { appProps } from '#protocol/data-attributes.ts'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { changeLimits } from './users.actions.ts'
import type { UserLimits } from './users.ts'

/** `250` or `250,5`, as the field takes it. */
const toField = (amount: number | null | undefined, locale: Locale) =>
  amount == null ? '' : String(amount).replace('.', locale === 'en' ? '.' : ',')

/** What a buyer may order without an approval. */
export function LimitsForm({ id, limits }: { id: string; limits: UserLimits | null }) {
  const t = useT()
  const locale = useLocale()
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10, hint: t('users.limitHint') } as const
  return (
    <ApiForm action={changeLimits(id)} gap="medium" follow="document" {...appProps}>
      <Heading as="h3" look="subheading">
        {t('users.limits')}
      </Heading>
      <Text tone="soft" measure>
        {t('users.limitsText')}
      </Text>
      <FormMessage />
      <FormGrid>
        <FormField
          {...field}
          name="orderLimit"
          label={t('users.orderLimit')}
          defaultValue={toField(limits?.order, locale)}
        />
        <FormField
          {...field}
          name="monthLimit"
          label={t('users.monthLimit')}
          defaultValue={toField(limits?.month, locale)}
        />
      </FormGrid>
      <Cluster>
        <SubmitButton look="outline">{t('users.saveLimits')}</SubmitButton>
      </Cluster>
    </ApiForm>
  )
}
