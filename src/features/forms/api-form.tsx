import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { storeFlash } from '#features/notifications/stored-notice.ts'
import { usePage } from '#features/private/page-context.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { customerField, pageField } from '#protocol/protocol.ts'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import { type Gap, stackClass } from '#ui/layout/stack.tsx'
import type { Answer, FormAction } from './form-action.ts'
import { type FormState, FormStateContext } from './form-state.ts'
import { apiPath, type FormValues } from './send-form.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSendForm } from './use-send-form.ts'

export type ApiFormProps<Given extends Answer> = Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onSubmit' | 'style'
> & {
  action: FormAction<Given>
  /** Tells apart the forms of one route on a page, by their hidden values: `{ productId: '12' }`. */
  only?: Record<string, string>
  /** Another way to send, for writes that wait for each other. */
  send?: (action: FormAction<Given>, values: FormValues) => Promise<Result<Given>>
  onDone?: (answer: Given, form: HTMLFormElement) => void
  onRefused?: (problem: Problem, form: HTMLFormElement) => void
  /** How `next` of the answer is followed: as a new document, for what changes who one is; or not at all. */
  follow?: 'document' | 'route' | 'stay'
  /** Its fields one below the other. */
  gap?: Gap
  children: ReactNode
}

/**
 * A form of the api: posts natively without scripts and before hydration, by fetch after. While it is under way a second
 * submit does nothing; what was typed stays; a refusal is told by <FormMessage> and at the fields, the first bad one gets the focus.
 */
export function ApiForm<Given extends Answer>(props: ApiFormProps<Given>) {
  const { action, only, send, onDone, onRefused, follow = 'route', ref, gap, className, children, ...form } = props
  const path = apiPath(useLocale(), action.path)
  const { push } = usePage()
  const announceProblem = useErrorToast()
  const sendForm = useSendForm()
  const { refused, page } = useFormErrors(action, only)
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
    const outcome = await (send ?? sendForm)(action, values)
    const { next, notice }: Answer = outcome.ok ? outcome.value : {}
    const rest = () => {
      underWay.current = false
      setPending(false)
    }
    if (next && follow === 'document') {
      // busy until the new document is there; at rest again should this one come back
      if (notice) storeFlash(notice)
      addEventListener('pageshow', rest, { once: true })
      return location.assign(next)
    }
    rest()
    setProblem(outcome.ok ? null : outcome.problem)
    if (!outcome.ok) {
      const { status } = outcome.problem
      // what is the visitor's to solve stands in the form
      if (status === 401 || status < 400 || status >= 500) announceProblem(outcome.problem)
      return onRefused?.(outcome.problem, currentTarget)
    }
    onDone?.(outcome.value, currentTarget)
    if (next && follow === 'route') push(next)
  }

  const served = problem !== null && problem === refused?.problem
  const state: FormState = { pending, problem, typed: refused?.values ?? {}, served }
  return (
    <form
      className={gap ? stackClass(gap) : className}
      {...form}
      ref={element}
      method="post"
      action={path}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormOrigin page={page} />
      <FormStateContext value={state}>{children}</FormStateContext>
    </form>
  )
}

const CustomerField = withPlaceholder('CustomerField', ({ customer }: { customer: { id: string } }) => (
  <input type="hidden" name={customerField} value={customer.id} />
))

/** What the api has to know of a form that is sent without scripts: its page, and whom that was drawn for. */
export function FormOrigin({ page }: { page: string | null }) {
  const { customer } = usePage()
  return (
    <>
      {page && <input type="hidden" name={pageField} value={page} />}
      {customer && <CustomerField customer={customer} />}
    </>
  )
}
