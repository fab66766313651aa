import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { WriteResponse } from '#features/forms/form-action.ts'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import { useDraft } from '#features/forms/use-draft.ts'
import { useFormErrors } from '#features/forms/use-form-errors.ts'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps, draftProps } from '#protocol/data-attributes.ts'
import type { FormWithErrors } from '#server/context/context.ts'
import type { Problem } from '#service/problem.ts'
import { Button } from '#ui/actions/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Steps } from '#ui/order/steps.tsx'
import { requestAccess, validateSteps } from '../account.actions.ts'
import { FormStep } from './form-step.tsx'
import { RegisterReview } from './register-review.tsx'
import { AddressStep, CompanyStep, ContactStep } from './register-steps.tsx'
import { concernsStep, defaultCountry, type RegistrationCountry, stepOf, steps } from './registration.ts'

type RegisterFormProps = {
  countries: RegistrationCountry[]
  privacyPath: string | null
}

const last = steps.length - 1
const fieldsOf = (problem: Pick<Problem, 'errors'> | null | undefined) => Object.keys(problem?.errors ?? {})

const firstStep = (refused: FormWithErrors | null) => stepOf(fieldsOf(refused?.problem)) ?? 0

/** Registration form of a company, with server validation per step. Without scripts it is one native form. */
export function RegisterForm({ countries, privacyPath }: RegisterFormProps) {
  const t = useT()
  const locale = useLocale()
  const router = useRouter()
  const sendForm = useSendForm()
  const { refused } = useFormErrors(requestAccess)
  const [step, setStep] = useState(() => firstStep(refused))
  const [typed, setTyped] = useState<FormData | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const moved = useRef(false)
  /** Step of the history entry without a fragment. */
  const first = useRef(step)
  const draft = useDraft(requestAccess, refused !== null)

  // moves focus to the new step for screen readers; not on load, where the scroll position must stay
  useEffect(() => {
    if (moved.current) form.current?.querySelector<HTMLElement>(`#${steps[step]}`)?.focus()
  }, [step])

  // restores the draft of this tab, unless the server returned the form with errors and values
  useEffect(() => {
    if (!form.current) return
    const restored = refused ? null : draft.restoreFormDraft(form.current)
    const initialStep = restored ? Math.max(0, Math.min(Number(restored.step) || 0, last)) : firstStep(refused)
    first.current = initialStep
    // includes values entered before hydration
    draft.keep(form.current, { step: String(initialStep) })
    setTyped(new FormData(form.current))
    setStep(initialStep)
  }, [refused, draft])

  function keep(at: number) {
    if (form.current) draft.keep(form.current, { step: String(at) })
  }
  function show(to: number) {
    moved.current = true
    if (form.current) setTyped(new FormData(form.current))
    setStep(to)
    keep(to)
  }
  /** Adds the step to the history, so that the browser's back button opens the previous one. */
  function go(to: number) {
    show(to)
    void router.navigate({ to: '.', hash: steps[to], hashScrollIntoView: false, resetScroll: false })
  }
  const [path] = useState(() => router.latestLocation.pathname)
  /** Fragment of this page; null once the page is left. */
  const hash = useRouterState({ select: ({ location }) => (location.pathname === path ? location.hash : null) })
  const shownHash = useRef(hash)
  useEffect(() => {
    if (hash === null || shownHash.current === hash) return
    shownHash.current = hash
    const to = hash ? Math.max(0, (steps as readonly string[]).indexOf(hash)) : first.current
    if (to !== step) show(to)
  })
  function showErrors(problem: Problem) {
    const errorStep = stepOf(fieldsOf(problem))
    // ApiForm focuses the invalid field
    moved.current = false
    if (errorStep === null) return
    setStep(errorStep)
    keep(errorStep)
  }

  const part = { current: step, onBack: () => go(step - 1) }
  return (
    <ApiForm<WriteResponse>
      ref={form}
      className="form wide register"
      action={requestAccess}
      send={(whole, values) => sendForm(validateSteps[step] ?? whole, values)}
      onInput={() => keep(step)}
      onDone={() => (step < last ? go(step + 1) : draft.forget())}
      onRefused={showErrors}
      {...appProps}
      {...draftProps}
    >
      <VisuallyHidden as="h1">{t('account.registerTitle')}</VisuallyHidden>
      <div className="needs-js">
        <Steps
          label={t('account.request.steps')}
          steps={steps.map((name) => ({ label: t(`account.request.${name}`) }))}
          current={step}
        />
      </div>
      <StepMessage step={step} />
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

/** Message of the form. One about fields of another step is hidden, since these fields are not shown. */
function StepMessage({ step }: { step: number }) {
  const problem = useFormProblem()
  return (
    <div hidden={problem === null || !concernsStep(fieldsOf(problem), step)}>
      <FormMessage />
    </div>
  )
}
