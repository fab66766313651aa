import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { AnswerOf, FormAction } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import type { FormValues } from '#features/forms/send-form.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { needsApp } from '#protocol/marks.ts'
import type { Result } from '#service/result.ts'
import { buttonClass } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { addQuickOrderToCart, checkQuickOrder } from '../cart.actions.ts'
import { skippedText } from '../refill/reorder.ts'
import { useCart } from '../store/cart-provider.tsx'
import type { QuickOrderResult } from './pad.ts'
import { QuickOrderResults } from './quick-order-results.tsx'
import { readFile } from './read-file.ts'

/** Of a check the reading alone; else also what became of the cart. */
type Done = AnswerOf<typeof checkQuickOrder> | AnswerOf<typeof addQuickOrderToCart>

const textIn = (form: HTMLFormElement | null) => form?.querySelector('textarea')

/** Articles typed, pasted or dropped as text: every row is answered, and all good ones go into the cart with one press. */
export function QuickOrderForm({ text, served }: { text: string; served: QuickOrderResult | null }) {
  const t = useT()
  const to = usePath()
  const notify = useNotify()
  const sendForm = useSendForm()
  const cart = useCart()
  const form = useRef<HTMLFormElement>(null)
  const [read, setRead] = useState(served)
  const good = read?.answers.filter(({ state }) => state === 'found').length

  const send = (_: FormAction<Done>, values: FormValues): Promise<Result<Done>> =>
    values instanceof FormData && values.get('do') === 'check'
      ? sendForm(checkQuickOrder, values)
      : cart.send(addQuickOrderToCart, values)

  function tell(done: Done) {
    setRead(done)
    if (!('rest' in done)) return
    const { rest, skipped, added } = done
    const field = textIn(form.current)
    if (field) field.value = rest
    const adjusted = skippedText(t, skipped)
    notify({
      title: t('cart.added'),
      description: [t('cart.packs', { count: added }), ...adjusted].join('. '),
      color: adjusted.length > 0 ? 'info' : 'success',
    })
  }
  async function take(file: File | undefined) {
    const field = textIn(form.current)
    if (!file || !field) return
    const given = await readFile(file)
    if ('refused' in given) return notify({ title: t(given.refused), color: 'error' })
    field.value = given.text
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
        gap="medium"
        action={addQuickOrderToCart}
        send={send}
        follow="stay"
        onDone={tell}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        {...needsApp}
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
        <Cluster>
          <SubmitButton name="do" value="check" look="outline" icon="check-circle">
            {t('pad.check')}
          </SubmitButton>
          <SubmitButton name="do" value="add" icon="shopping-cart-simple">
            {good ? t('pad.put', { count: good }) : t('pad.putGood')}
          </SubmitButton>
          <label className={`${buttonClass({ look: 'simple' })} needs-js`}>
            <Icon name="upload-simple" />
            {t('pad.file')}
            <input className="visually-hidden" type="file" accept=".csv,.tsv,.txt,text/*" onChange={choose} />
          </label>
        </Cluster>
      </ApiForm>
      {read && read.answers.length > 0 && <QuickOrderResults {...read} />}
    </Panel>
  )
}

/** What was wrong with the form; after a check without scripts, how it went. */
function PadMessage() {
  const problem = useFormProblem()
  if (problem?.status === 422 && !problem.errors) return <Notice title={problem.title} autoFocus />
  return <FormMessage />
}
