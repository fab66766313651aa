import { type ReactNode, useId } from 'react'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { steps } from './registration.ts'

type FormStepProps = {
  name: (typeof steps)[number]
  current: number
  onBack: () => void
  next: string
  children: ReactNode
}

/** One step of the registration form. All steps are in the document; with scripts only the current one is visible. */
export function FormStep({ name, current, onBack, next, children }: FormStepProps) {
  const t = useT()
  const titleId = useId()
  const index = steps.indexOf(name)
  const isLast = index === steps.length - 1
  const onlyClass = 'needs-js'
  return (
    <section aria-labelledby={titleId} className={classNames('part', index !== current && 'later')}>
      <div className={classNames('stack gap-small', isLast && onlyClass)} id={name} tabIndex={-1}>
        <Heading look="display-3" id={titleId}>
          {t(`account.request.${name}Title`)}
        </Heading>
        <Text tone="soft">{t(`account.request.${name}Text`)}</Text>
      </div>
      {children}
      <div className={classNames('actions', !isLast && onlyClass)}>
        {index > 0 && (
          <Button look="simple" icon="arrow-left" className={onlyClass} onClick={onBack}>
            {t('account.request.back')}
          </Button>
        )}
        <SubmitButton tall look="default-arrow">
          {next}
        </SubmitButton>
      </div>
    </section>
  )
}
