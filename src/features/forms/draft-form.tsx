import { useEffect, useRef } from 'react'
import { draftProps } from '#protocol/data-attributes.ts'
import { ApiForm, type ApiFormProps } from './api-form.tsx'
import type { WriteResponse } from './form-action.ts'
import { useDraft } from './use-draft.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSendForm } from './use-send-form.ts'

/** API form that restores its draft from session storage after a reload or back navigation. */
export function DraftForm<Given extends WriteResponse>(props: Omit<ApiFormProps<Given>, 'ref'>) {
  const sendForm = useSendForm()
  const { action, only, send = sendForm, ...form } = props
  const isRefused = useFormErrors(action, only).refused !== null
  const draft = useDraft(action, isRefused)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!element.current) return
    if (!isRefused) draft.restoreFormDraft(element.current)
    // also saves input from before hydration
    draft.keep(element.current)
  }, [isRefused, draft])
  return (
    <ApiForm
      {...draftProps}
      onInput={(event) => draft.keep(event.currentTarget)}
      {...form}
      ref={element}
      action={action}
      only={only}
      send={async (...sent) => {
        const outcome = await send(...sent)
        if (outcome.ok) draft.forget()
        return outcome
      }}
    />
  )
}
