import type { ReactNode } from 'react'
import { useFieldError, useFieldValue } from '#features/forms/form-state.ts'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { OptionCard } from '#ui/fields/option-card.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'

type ChoiceProps = {
  name: string
  legend: string
  chosen: string | undefined
  options: { value: string; title: string; lines: string[]; aside: string | null }[]
  children?: ReactNode
}

export function RadioCards({ name, legend, chosen, options, children }: ChoiceProps) {
  const error = useFieldError(name)
  const value = useFieldValue(name, chosen)
  const errorId = `${name}-error`
  return (
    <Stack as="fieldset" aria-describedby={error && errorId}>
      <Heading as="legend" look="heading">
        {legend}
      </Heading>
      <FormGrid>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            name={name}
            value={option.value}
            title={option.title}
            aside={option.aside}
            defaultChecked={option.value === value}
            aria-invalid={error ? true : undefined}
          >
            {option.lines.length > 0 && option.lines.join(', ')}
          </OptionCard>
        ))}
      </FormGrid>
      {error && (
        <ErrorMessage id={errorId}>
          <Icon name="warning-circle" />
          {error}
        </ErrorMessage>
      )}
      {children}
    </Stack>
  )
}
