import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import { useSendForm } from '#features/forms/login-over.ts'
import { apiPath, type FormValues } from '#features/forms/send-form.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import type { CartAnswer } from '../cart-answer.ts'
import { useCart } from '../cart-provider.tsx'
import { saySkipped } from '../refill.ts'
import { decodeFile } from './decode-file.ts'
import type { PadAnswer } from './pad.ts'
import { PadAnswers } from './pad-answers.tsx'

export interface PadReading {
  answers: PadAnswer[]
  /** Rows beyond those that are read. */
  left: number
}

type Done = PadReading & Partial<CartAnswer> & { rest?: string }

/** More than any file of articles. */
const maxBytes = 400_000

const textIn = (form: HTMLFormElement | null) => form?.querySelector('textarea')

/** Articles typed, pasted or dropped as text: every row is answered, and all good ones go into the cart with one press. */
export function OrderPad({ text, served }: { text: string; served: PadReading | null }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const notify = useNotify()
  const sendForm = useSendForm()
  const cart = useCart()
  const form = useRef<HTMLFormElement>(null)
  const [read, setRead] = useState(served)
  const good = read?.answers.filter(({ state }) => state === 'found').length

  const send = (action: string, values: FormValues) =>
    values instanceof FormData && values.get('do') === 'check'
      ? sendForm<Done>(apiPath(locale, `${action}/read`), values, t('problems.unavailable'))
      : (cart.send(action, values) as Promise<never>)

  function tell({ answers, left, skipped, rest, added }: Done) {
    setRead({ answers, left })
    if (rest === undefined) return
    const field = textIn(form.current)
    if (field) field.value = rest
    const adjusted = saySkipped(t, skipped ?? [])
    notify({
      title: t('cart.added'),
      description: [t('cart.packs', { count: added ?? 0 }), ...adjusted].join('. '),
      color: adjusted.length > 0 ? 'info' : 'success',
    })
  }
  async function take(file: File | undefined) {
    const field = textIn(form.current)
    if (!file || !field) return
    if (file.size > maxBytes) return notify({ title: t('pad.tooLong'), color: 'error' })
    field.value = decodeFile(new Uint8Array(await file.arrayBuffer())).slice(0, maxBytes)
    const check = form.current?.querySelector<HTMLButtonElement>('button[value=check]')
    form.current?.requestSubmit(check)
  }
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void take(currentTarget.files?.[0])
    currentTarget.value = ''
  }

  return (
    <Panel
      title={t('pad.title')}
      aside={<IconButton icon="x" label={t('pad.close')} href={to('cart')} />}
      className="pad-panel"
      padded
    >
      <ApiForm<Done>
        ref={form}
        className="stack"
        action="/cart/pad"
        send={send}
        follow="stay"
        onDone={tell}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        data-app
      >
        <PadMessage />
        <FormField
          as="textarea"
          name="text"
          label={t('pad.label')}
          hint={t('pad.hint')}
          defaultValue={text}
          rows={8}
          spellCheck={false}
          autoComplete="off"
        />
        <div className="cluster">
          <SubmitButton name="do" value="check" look="outline" icon="check-circle">
            {t('pad.check')}
          </SubmitButton>
          <SubmitButton name="do" value="add" icon="shopping-cart-simple">
            {good ? t('pad.put', { count: good }) : t('pad.putGood')}
          </SubmitButton>
          <label className={`${buttonClass({ look: 'simple' })} needs-js`}>
            <Icon name="upload-simple" />
            {t('pad.file')}
            <input className="vh" type="file" accept=".csv,.tsv,.txt,text/*" onChange={choose} />
          </label>
        </div>
      </ApiForm>
      {read && read.answers.length > 0 && <PadAnswers {...read} />}
    </Panel>
  )
}

/** What was wrong with the form; after a check without scripts, how it went. */
function PadMessage() {
  const problem = useFormProblem()
  if (problem?.status === 422 && !problem.errors) return <Notice title={problem.title} autoFocus />
  return <FormMessage />
}
