import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { FormAction, ResponseOf } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import type { FormValues } from '#features/forms/send-form.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useSendForm } from '#features/forms/use-send-form.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import type { Result } from '#service/result.ts'
import { buttonClass } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { addQuickOrderToCart, checkQuickOrder } from '../cart.actions.ts'
import { additionText } from '../reorder/reorder.ts'
import { useCart } from '../store/cart-provider.tsx'
import { decodeTextFile } from './decode-text-file.ts'
import { QuickOrderResults } from './quick-order-results.tsx'
import type { QuickOrderResult } from './row-results.ts'

type Outcome = ResponseOf<typeof checkQuickOrder> | ResponseOf<typeof addQuickOrderToCart>

const textField = (form: HTMLFormElement | null) => form?.querySelector('textarea')

/** Quick order form: products as typed, pasted or dropped text. Rows are checked, and the valid ones added to the cart at once. */
export function QuickOrderForm({ text, served }: { text: string; served: QuickOrderResult | null }) {
  const t = useT()
  const to = usePath()
  const notify = useNotify()
  const sendForm = useSendForm()
  const cart = useCart()
  const form = useRef<HTMLFormElement>(null)
  const [read, setRead] = useState(served)
  /** Whether `read` is about the text as it is now; false before hydration, when the text may change unnoticed. */
  const [isCurrent, setIsCurrent] = useState(false)
  const validCount = read?.answers.filter(({ state }) => state === 'found').length
  useEffect(() => setIsCurrent(textField(form.current)?.value === text), [text])

  const send = (_: FormAction<Outcome>, values: FormValues): Promise<Result<Outcome>> =>
    values instanceof FormData && values.get('do') === 'check'
      ? sendForm(checkQuickOrder, values)
      : cart.send(addQuickOrderToCart, values)

  function showRows(rows: QuickOrderResult | null) {
    setRead(rows)
    setIsCurrent(rows !== null)
  }
  function showOutcome(done: Outcome) {
    showRows(done)
    if (!('rest' in done)) return
    const { rest, added } = done
    const field = textField(form.current)
    if (field) field.value = rest
    const [, ...adjusted] = additionText(t, done)
    notify({
      title: t('cart.added'),
      description: [t('cart.packs', { count: added }), ...adjusted].join('. '),
      color: adjusted.length > 0 ? 'info' : 'success',
    })
  }
  /** The rows explain why none of them can be added. */
  async function showRefusedRows() {
    const checked = form.current && (await sendForm(checkQuickOrder, new FormData(form.current)))
    showRows(checked?.ok ? checked.value : null)
  }
  async function checkFile(file: File | undefined) {
    const field = textField(form.current)
    if (!file || !field) return
    const given = await decodeTextFile(file)
    if ('refused' in given) {
      setRead(null)
      return notify({ title: t(given.refused), color: 'error' })
    }
    field.value = given.text
    check()
  }
  function check() {
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value=check]'))
  }
  function choose(text: string, row: string) {
    const field = textField(form.current)
    if (!field) return
    field.value = field.value
      .split('\n')
      .map((line) => (line.trim() === text ? row : line))
      .join('\n')
    check()
  }
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void checkFile(file)
  }
  function chooseFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void checkFile(currentTarget.files?.[0])
    currentTarget.value = ''
  }

  return (
    <Panel
      title={t('quickOrder.title')}
      aside={<IconButton icon="x" label={t('quickOrder.close')} href={to('cart')} />}
      className="quick-order"
      padded
    >
      <ApiForm<Outcome>
        ref={form}
        gap="medium"
        action={addQuickOrderToCart}
        send={send}
        follow="stay"
        onDone={showOutcome}
        onInput={() => setIsCurrent(false)}
        onRefused={showRefusedRows}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        {...appProps}
      >
        <QuickOrderMessage />
        <FormField
          as="textarea"
          name="text"
          label={t('quickOrder.label')}
          hint={t('quickOrder.hint')}
          defaultValue={text}
          rows={8}
          spellCheck={false}
          autoComplete="off"
        />
        <Cluster>
          <SubmitButton name="do" value="check" look="outline" icon="check-circle">
            {t('quickOrder.check')}
          </SubmitButton>
          <SubmitButton
            name="do"
            value="add"
            icon="shopping-cart-simple"
            disabled={isCurrent && validCount === 0 && read?.answers.length !== 0}
          >
            {validCount ? t('quickOrder.put', { count: validCount }) : t('quickOrder.putGood')}
          </SubmitButton>
          <label className={`${buttonClass({ look: 'simple' })} needs-js`}>
            <Icon name="upload-simple" />
            {t('quickOrder.file')}
            <input className="visually-hidden" type="file" accept=".csv,.tsv,.txt,text/*" onChange={chooseFile} />
          </label>
        </Cluster>
      </ApiForm>
      {read && read.answers.length > 0 && <QuickOrderResults {...read} onChoose={choose} />}
    </Panel>
  )
}

/** Error of the form, or the result of a check by native form: a 422 without field errors. */
function QuickOrderMessage() {
  const problem = useFormProblem()
  if (problem?.status === 422 && !problem.errors) return <Notice title={problem.title} autoFocus />
  return <FormMessage />
}
