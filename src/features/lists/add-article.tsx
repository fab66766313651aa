import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import type { Problem } from '#service/problem.ts'
import { addToListByCode } from './lists.actions.ts'
import { useRejectedChange } from './use-rejected-change.ts'

/** Adds a product by its code. The field is free for the next scan while a code is sent. */
export function AddArticle({ listId }: { listId: string }) {
  const t = useT()
  const router = useRouter()
  const notify = useNotify()
  const handleRejected = useRejectedChange()
  const sendForm = useSendForm()
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef<string | null>(null)
  /** A code was submitted while another was sent. */
  const isQueued = useRef(false)

  function sendNext(form: HTMLFormElement) {
    if (!isQueued.current) return
    isQueued.current = false
    form.requestSubmit()
  }
  function showRefusal(problem: Problem, form: HTMLFormElement) {
    const { title, errors } = problem
    const code = sent.current ?? ''
    sent.current = null
    handleRejected(problem, field.current?.value !== '')
    // the next code is in the field already
    if (field.current?.value) notify({ title: errors?.code?.[0] ?? title, color: 'error' })
    else if (field.current) {
      field.current.value = code
      field.current.select()
    }
    sendNext(form)
  }

  return (
    <DraftForm
      className="add-article"
      action={addToListByCode(listId)}
      send={async (action, values) => {
        sent.current = field.current?.value ?? ''
        if (field.current) field.current.value = ''
        const outcome = await sendForm(action, values)
        if (outcome.ok) sent.current = null
        return outcome
      }}
      onSubmitCapture={() => {
        isQueued.current = sent.current !== null
      }}
      onDone={({ notice, product }, form) => {
        if (notice) notify({ title: notice, description: product, color: 'success' })
        void router.invalidate()
        sendNext(form)
      }}
      onRefused={showRefusal}
      {...appProps}
    >
      <FormField
        ref={field}
        quiet
        name="code"
        label={t('lists.addCode')}
        placeholder={t('lists.addCode')}
        icon="barcode"
        maxLength={60}
        autoComplete="off"
        required
      />
      <SubmitButton look="outline" icon="plus">
        {t('lists.add')}
      </SubmitButton>
    </DraftForm>
  )
}
