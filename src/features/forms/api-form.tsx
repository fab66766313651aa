import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { storeFlash } from '#features/notifications/flash-storage.ts'
import { usePage } from '#features/private/page-context.tsx'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { customerField, pageField } from '#protocol/protocol.ts'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import { type Gap, stackClass } from '#ui/layout/stack.tsx'
import type { FormAction, WriteResponse } from './form-action.ts'
import { type FormState, FormStateContext } from './form-state.ts'
import { apiPath, type FormValues } from './send-form.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSendForm } from './use-send-form.ts'

export type ApiFormProps<Given extends WriteResponse> = Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onSubmit' | 'style'
> & {
  action: FormAction<Given>
  /** Hidden values that identify one of several forms of the same route: `{ productId: '12' }`. */
  only?: Record<string, string>
  /** Replaces `sendForm`, for example to queue writes. */
  send?: (action: FormAction<Given>, values: FormValues) => Promise<Result<Given>>
  onDone?: (answer: Given, form: HTMLFormElement) => void
  onRefused?: (problem: Problem, form: HTMLFormElement) => void
  /** Navigation to `next` of the response: as a new document (if the customer changes), by the router, or none. */
  follow?: 'document' | 'route' | 'stay'
  gap?: Gap
  children: ReactNode
}

/** Native POST without JavaScript and before hydration, fetch afterwards. Input stays after an error; the first invalid field gets the focus. */
export function ApiForm<Given extends WriteResponse>(props: ApiFormProps<Given>) {
  const { action, only, send, onDone, onRefused, follow = 'route', ref, gap, className, children, ...form } = props
  const path = apiPath(useLocale(), action.path)
  const { push } = usePage()
  const announceProblem = useErrorToast()
  const sendForm = useSendForm()
  const { refused, page } = useFormErrors(action, only)
  const [problem, setProblem] = useState<Problem | null>(refused?.problem ?? null)
  const [pending, setPending] = useState(false)
  const isSending = useRef(false)
  const hasMessage = useRef(false)
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
    if (isSending.current) return
    const { currentTarget } = event
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const values = new FormData(currentTarget, submitter)
    isSending.current = true
    setPending(true)
    const outcome = await (send ?? sendForm)(action, values)
    const { next, notice }: WriteResponse = outcome.ok ? outcome.value : {}
    const rest = () => {
      isSending.current = false
      setPending(false)
    }
    if (next && follow === 'document') {
      // pending until the new document has loaded; reset if this one is restored from the back/forward cache
      if (notice) storeFlash(notice)
      addEventListener('pageshow', rest, { once: true })
      return location.assign(next)
    }
    rest()
    setProblem(outcome.ok ? null : outcome.problem)
    if (!outcome.ok) {
      const { status } = outcome.problem
      // errors that the visitor can correct are shown in the form
      const isShown = status === 0 && hasMessage.current
      if ((status === 401 || status < 400 || status >= 500) && !isShown) announceProblem(outcome.problem)
      return onRefused?.(outcome.problem, currentTarget)
    }
    onDone?.(outcome.value, currentTarget)
    if (next && follow === 'route') push(next)
  }

  const served = problem !== null && problem === refused?.problem
  const { values: typed = {}, lists: typedLists = {} } = refused ?? {}
  const state: FormState = { pending, problem, typed, typedLists, served, hasMessage }
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

/** Hidden fields for a native POST: path of the page, and the customer for whom it was rendered. */
export function FormOrigin({ page }: { page: string | null }) {
  const { customer } = usePage()
  return (
    <>
      {page && <input type="hidden" name={pageField} value={page} />}
      {customer && <CustomerField customer={customer} />}
    </>
  )
}
