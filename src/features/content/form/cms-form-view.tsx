import { useEffect, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { formAction, type ResponseOf } from '#features/forms/form-action.ts'
import { useFormPending } from '#features/forms/form-state.ts'
import { useFormErrors } from '#features/forms/use-form-errors.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/states/notice.tsx'
import styles from '#ui/styles/parts/cms-form.css?url'
import { RichTextView } from '../text/rich-text-view.tsx'
import { CaptchaInputs } from './captcha-inputs.tsx'
import { type CmsForm, checkboxName, fieldsOf } from './cms-form.ts'
import { FormFields } from './form-fields.tsx'
import { useValidatedForm } from './use-validated-form.ts'

const submitCmsForm = formAction('/content/form')
type Sent = ResponseOf<typeof submitCmsForm>

/** CMS form, validated during input, one page at a time; without JavaScript one long form. */
export function CmsFormView({ form }: { form: CmsForm }) {
  const t = useT()
  const notify = useNotify()
  const [thanks, setThanks] = useState<string | null>(null)
  const { success } = form
  useEffect(() => {
    if (!thanks || success.seconds === 0) return
    const timer = setTimeout(() => setThanks(null), success.seconds * 1000)
    return () => clearTimeout(timer)
  }, [thanks, success.seconds])

  const done = ({ notice, next }: Sent) => {
    // navigation follows: a toast outlasts this page
    if (next) notify({ title: notice })
    else setThanks(notice)
  }
  const successMessage = thanks && (
    <Notice tone="success" title={success.text.length > 0 ? t('forms.formSent') : thanks} answer={thanks}>
      <RichTextView text={success.text} />
    </Notice>
  )
  return (
    <div className="cms-form stack">
      <link rel="stylesheet" href={styles} precedence="content" />
      {form.title && (
        <Heading as="h3" look="display-4">
          {form.title}
        </Heading>
      )}
      {success.place === 'top' && successMessage}
      {!(thanks && success.hidesForm) && <CheckedForm key={thanks} form={form} onDone={done} />}
      {success.place === 'bottom' && successMessage}
    </div>
  )
}

type CheckedFormProps = {
  form: CmsForm
  onDone: (sent: Sent) => void
}

function CheckedForm({ form, onDone }: CheckedFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const only = { _form: form.handle }
  const { refused } = useFormErrors(submitCmsForm, only)
  const { checks, goTo, on } = useValidatedForm(form, ref, firstBadPage(form, refused?.problem?.errors ?? {}))
  const hasFiles = fieldsOf(form).some(({ kind }) => kind === 'file')
  const { blurred, dirty, submitted, incomplete, failing } = checks
  const isValid = Object.keys(failing).length === 0
  return (
    <ApiForm
      ref={ref}
      {...appProps}
      gap="medium"
      action={submitCmsForm}
      only={only}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      onDone={onDone}
      {...on}
      data-blurred={blurred || undefined}
      data-dirty={dirty || undefined}
      data-submitted={submitted || undefined}
      data-valid={isValid || undefined}
      data-invalid={!isValid || undefined}
      data-incomplete={incomplete || undefined}
    >
      <Loading />
      <input type="hidden" name="_form" value={form.handle} />
      <CaptchaInputs captchas={form.captchas} />
      <FormFields form={form} checks={checks} goTo={goTo} />
    </ApiForm>
  )
}

const Loading = () => (useFormPending() ? <span hidden data-loading /> : null)

function firstBadPage(form: CmsForm, errors: Record<string, string[]>): number {
  const names = (page: CmsForm['pages'][number]) =>
    fieldsOf({ pages: [page] }).flatMap((field) =>
      field.kind === 'checkboxes' ? field.options.map(({ value }) => checkboxName(field.handle, value)) : field.handle,
    )
  return Math.max(
    0,
    form.pages.findIndex((page) => names(page).some((name) => name in errors)),
  )
}
