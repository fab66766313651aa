import { useEffect, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { Answer } from '#features/forms/form-action.ts'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useDraft } from '#features/forms/use-draft.ts'
import { useFormErrors } from '#features/forms/use-form-errors.ts'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { holdsDraft, needsApp } from '#protocol/marks.ts'
import type { FormWithErrors } from '#server/context.ts'
import type { Problem } from '#service/problem.ts'
import { Button } from '#ui/actions/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Steps } from '#ui/order/steps.tsx'
import { checkSteps, requestAccount } from '../account.actions.ts'
import { FormStep } from './form-step.tsx'
import { RegisterReview } from './register-review.tsx'
import { AddressStep, CompanyStep, ContactStep } from './register-steps.tsx'
import { defaultCountry, type RegistrationCountry, stepOf, steps } from './registration.ts'

type RegisterFormProps = {
  countries: RegistrationCountry[]
  privacyPath: string | null
}

const last = steps.length - 1
const fieldsOf = (problem: Pick<Problem, 'errors'> | null | undefined) => Object.keys(problem?.errors ?? {})

const firstStep = (refused: FormWithErrors | null) => stepOf(fieldsOf(refused?.problem)) ?? 0

/** A company asks for access, in steps that the server checks one by one. Without scripts it is one plain form. */
export function RegisterForm({ countries, privacyPath }: RegisterFormProps) {
  const t = useT()
  const locale = useLocale()
  const sendForm = useSendForm()
  const { refused } = useFormErrors(requestAccount)
  const [step, setStep] = useState(() => firstStep(refused))
  const [typed, setTyped] = useState<FormData | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const moved = useRef(false)
  const draft = useDraft(requestAccount, refused !== null)

  // who goes on hears and sees where, but a page that has just come keeps its own place
  useEffect(() => {
    if (moved.current) form.current?.querySelector<HTMLElement>(`#${steps[step]}`)?.focus()
  }, [step])

  // what was begun in this tab goes on, unless a refusal brought values of its own
  useEffect(() => {
    if (!form.current) return
    const begun = refused ? null : draft.restoreFormDraft(form.current)
    const at = begun ? Math.max(0, Math.min(Number(begun.step) || 0, last)) : firstStep(refused)
    // also what was typed before scripts were there
    draft.keep(form.current, { step: String(at) })
    setTyped(new FormData(form.current))
    setStep(at)
  }, [refused, draft])

  function keep(at: number) {
    if (form.current) draft.keep(form.current, { step: String(at) })
  }
  function go(to: number) {
    moved.current = true
    if (form.current) setTyped(new FormData(form.current))
    setStep(to)
    keep(to)
  }
  function showFault(problem: Problem) {
    const place = stepOf(fieldsOf(problem))
    // the form itself puts the focus on the field
    moved.current = false
    if (place === null) return
    setStep(place)
    keep(place)
  }

  const part = { current: step, onBack: () => go(step - 1) }
  return (
    <ApiForm<Answer>
      ref={form}
      className="form wide register"
      action={requestAccount}
      send={(whole, values) => sendForm(checkSteps[step] ?? whole, values)}
      onInput={() => keep(step)}
      onDone={() => (step < last ? go(step + 1) : draft.forget())}
      onRefused={showFault}
      {...needsApp}
      {...holdsDraft}
    >
      <VisuallyHidden as="h1">{t('account.registerTitle')}</VisuallyHidden>
      <div className="needs-js">
        <Steps
          label={t('account.request.steps')}
          steps={steps.map((name) => ({ label: t(`account.request.${name}`) }))}
          current={step}
        />
      </div>
      <FormMessage />
      <FormStep {...part} name="contact" next={t('account.request.toCompany')}>
        <ContactStep />
      </FormStep>
      <FormStep {...part} name="company" next={t('account.request.toAddress')}>
        <CompanyStep countries={countries} country={defaultCountry(countries, locale)?.code ?? ''} />
      </FormStep>
      <FormStep {...part} name="address" next={t('account.request.toReview')}>
        <AddressStep />
      </FormStep>
      <FormStep {...part} name="review" next={t('account.access')}>
        {typed && <RegisterReview typed={typed} countries={countries} />}
        <Text size="small" tone="soft">
          {t('account.request.privacy')}{' '}
          {privacyPath && (
            <Button look="text-link" small href={privacyPath} target="_blank" rel="noopener">
              {t('account.request.privacyLink')}
            </Button>
          )}
        </Text>
      </FormStep>
    </ApiForm>
  )
}
