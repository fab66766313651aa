import { useRouter } from '@tanstack/react-router'
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { keepNotice } from '#features/notifications/kept-notice.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { type FormState, FormStateContext } from './form-state.ts'
import { useSendForm } from './login-over.ts'
import type { Problem } from './problem.ts'
import { type Answer, apiPath, type FormValues, type Outcome } from './send-form.ts'
import { useTellProblem } from './tell-problem.ts'
import { useRefusedForm } from './use-refused-form.ts'

type ApiFormProps<Given extends Answer> = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'style'> & {
  /** Path of the api route, without language: /cart/items. */
  action: string
  /** Tells apart the forms of one route on a page, by their hidden values: `{ productId: '12' }`. */
  only?: Record<string, string>
  /** Another way to send, for writes that wait for each other. */
  send?: (action: string, values: FormValues) => Promise<Outcome<Given>>
  onDone?: (answer: Given, form: HTMLFormElement) => void
  onRefused?: (problem: Problem, form: HTMLFormElement) => void
  /** How `next` of the answer is followed: as a new document, for what changes who one is; or not at all. */
  follow?: 'document' | 'route' | 'stay'
  children: ReactNode
}

/**
 * A form of the data door: posts natively without scripts and before hydration, by fetch after. While it is under way a second
 * submit does nothing; what was typed stays; a refusal is told by <FormMessage> and at the fields, the first bad one gets the focus.
 */
export function ApiForm<Given extends Answer>(props: ApiFormProps<Given>) {
  const { action, only, send, onDone, onRefused, follow = 'route', ref, children, ...form } = props
  const t = useT()
  const path = apiPath(useLocale(), action)
  const router = useRouter()
  const tellProblem = useTellProblem()
  const sendForm = useSendForm()
  const { refused, page } = useRefusedForm(action, only)
  const [problem, setProblem] = useState<Problem | null>(refused?.problem ?? null)
  const [pending, setPending] = useState(false)
  const underWay = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current)

  useEffect(() => {
    if (!problem?.errors) return
    const { errors } = problem
    const bad = [...(element.current?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in errors)
    if (bad instanceof HTMLElement) bad.focus()
  }, [problem])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const { currentTarget } = event
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const values = new FormData(currentTarget, submitter)
    underWay.current = true
    setPending(true)
    const outcome = await (send?.(action, values) ?? sendForm<Given>(path, values, t('problems.unavailable')))
    const { next, notice } = outcome.ok ? outcome.answer : {}
    const rest = () => {
      underWay.current = false
      setPending(false)
    }
    if (next && follow === 'document') {
      // busy until the new document is there; at rest again should this one come back
      if (notice) keepNotice(notice)
      addEventListener('pageshow', rest, { once: true })
      return location.assign(next)
    }
    rest()
    setProblem(outcome.ok ? null : outcome.problem)
    if (!outcome.ok) {
      const { status } = outcome.problem
      // what is the visitor's to solve stands in the form
      if (status === 401 || status < 400 || status >= 500) tellProblem(outcome.problem)
      return onRefused?.(outcome.problem, currentTarget)
    }
    onDone?.(outcome.answer, currentTarget)
    if (next && follow === 'route') router.history.push(next)
  }

  const served = problem !== null && problem === refused?.problem
  const state: FormState = { pending, problem, typed: refused?.values ?? {}, served }
  return (
    <form {...form} ref={element} method="post" action={path} onSubmit={(event) => void submit(event)} noValidate>
      <FormPlace page={page} />
      <FormStateContext value={state}>{children}</FormStateContext>
    </form>
  )
}

/** What the data door has to know of a form that is sent without scripts: its page, and whom that was drawn for. */
export function FormPlace({ page }: { page: string | null }) {
  const { customer } = useRouter().options.context.facts
  return (
    <>
      {page && <input type="hidden" name="_page" value={page} />}
      {customer && <input type="hidden" name="_customer" value={customer.id} />}
    </>
  )
}
