import type { ReactNode } from 'react'
import { FormField } from '#features/forms/form-field.tsx'
import { useFieldError, useFormProblem } from '#features/forms/form-state.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { emptiesField, type OrderEmpties, type ReturnableArticle } from './empties.ts'

type EmptiesFieldsProps = {
  articles: readonly ReturnableArticle[]
  /** As announced before. */
  empties: readonly OrderEmpties[]
  /** A form of its own: collapsed also if empties are announced, because they are shown above. */
  isForm?: boolean
  children?: ReactNode
}

/** Collapsed quantity fields for the empties that a customer returns; nothing without deposit articles. */
export function EmptiesFields({ articles, empties, isForm = false, children }: EmptiesFieldsProps) {
  const t = useT()
  const problem = useFormProblem()
  const error = useFieldError('empties')
  if (articles.length === 0) return null
  const announced = new Map(empties.map((one) => [one.number, one.announced ?? 0]))
  const isWrong = error !== undefined || articles.some(({ number }) => problem?.errors?.[emptiesField(number)])
  return (
    <details
      className="empties"
      open={isWrong || (!isForm && [...announced.values()].some((quantity) => quantity > 0))}
    >
      <summary>
        <Icon name="caret-down" />
        {t(isForm && announced.size > 0 ? 'empties.change' : 'empties.return')}
      </summary>
      <Stack>
        <Text tone="soft">{t('empties.returnText')}</Text>
        {error && (
          <ErrorMessage role="alert">
            <Icon name="warning-circle" />
            {error}
          </ErrorMessage>
        )}
        <FormGrid>
          {articles.map(({ number, name, price }) => (
            <FormField
              key={number}
              name={emptiesField(number)}
              label={t('empties.article', { name, price })}
              type="number"
              inputMode="numeric"
              min={0}
              max={9999}
              step={1}
              autoComplete="off"
              invalid={t('empties.wholeNumber')}
              defaultValue={announced.get(number) || ''}
            />
          ))}
        </FormGrid>
        {children}
      </Stack>
    </details>
  )
}
