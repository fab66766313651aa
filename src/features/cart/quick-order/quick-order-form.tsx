import { type ChangeEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { ResponseOf } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button, buttonClass } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { addQuickOrderToCart, undoAdd } from '../cart.actions.ts'
import { additionText } from '../reorder/reorder.ts'
import { useCart } from '../store/cart-provider.tsx'
import { toUndoSteps } from '../store/undo.ts'
import { useUndo } from '../store/use-undo.ts'
import { CameraButton } from './camera/camera-button.tsx'
import { decodeTextFile } from './decode-text-file.ts'
import { toItems } from './edit-rows.ts'
import { QuickOrderSheet } from './quick-order-sheet.tsx'
import type { QuickOrderResult } from './row-results.ts'
import { useQuickOrder } from './use-quick-order.ts'
import { useScans } from './use-scans.ts'

type Outcome = ResponseOf<typeof addQuickOrderToCart>

/** Result of an addition; `undo` is null if the cart differs from what the rows asked for. */
type Added = { title: string; details: string[]; undo: (() => Promise<boolean>) | null }

/** Quick order form: products as typed, pasted or dropped text, each row answered while it is typed. */
export function QuickOrderForm({ text, served }: { text: string; served: QuickOrderResult | null }) {
  const t = useT()
  const to = usePath()
  const notify = useNotify()
  const cart = useCart()
  const toUndo = useUndo()
  const form = useRef<HTMLFormElement>(null)
  const order = useQuickOrder(form, text, served)
  const [added, setAdded] = useState<Added | null>(null)
  const { scanned, countTyped, countCode } = useScans(form, order.rows, order.edit)
  const items = toItems(order.rows)

  function showOutcome(done: Outcome) {
    const { rest, added: count = 0 } = done
    const [, ...details] = additionText(t, done)
    const steps = details.length === 0 ? toUndoSteps(done.cart, items) : null
    setAdded({
      title: `${t('cart.added')}: ${t('cart.packs', { count })}`,
      details,
      undo: steps && toUndo(undoAdd, steps),
    })
    order.edit(() => ({ text: rest, answers: [] }))
  }
  async function undoAddition() {
    if (await added?.undo?.()) setAdded(null)
  }
  function type(typed: string) {
    setAdded(null)
    order.type(typed)
  }
  async function readFile(file: File | undefined) {
    if (!file) return
    const given = await decodeTextFile(file)
    if ('refused' in given) return notify({ title: t(given.refused), color: 'error' })
    setAdded(null)
    order.edit(() => ({ text: given.text, answers: [] }))
  }
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void readFile(file)
  }
  function chooseFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void readFile(currentTarget.files?.[0])
    currentTarget.value = ''
  }
  function onEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing) return
    if (ctrlKey || metaKey)
      return form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value=add]'))
    if (!shiftKey && countTyped(event.currentTarget)) event.preventDefault()
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
        send={cart.send}
        follow="stay"
        onDone={showOutcome}
        onInput={({ target }) => target instanceof HTMLTextAreaElement && type(target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        {...appProps}
      >
        <QuickOrderMessage />
        {added && (
          <Notice
            answer={added}
            tone={added.details.length > 0 ? 'warn' : 'success'}
            title={added.title}
            action={
              added.undo && (
                <Button look="text-link" onClick={() => void undoAddition()}>
                  {t('cart.undo')}
                </Button>
              )
            }
          >
            {added.details.join(' ')}
          </Notice>
        )}
        <FormField
          as="textarea"
          name="text"
          label={t('quickOrder.label')}
          hint={t('quickOrder.hint')}
          defaultValue={text}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          aria-keyshortcuts="Control+Enter"
          onKeyDown={onEnter}
        />
        <Cluster>
          <span className="no-js">
            <SubmitButton name="do" value="check" look="outline" icon="check-circle">
              {t('quickOrder.check')}
            </SubmitButton>
          </span>
          <SubmitButton
            name="do"
            value="add"
            icon="shopping-cart-simple"
            disabled={order.isCurrent && items.length === 0 && order.rows.length > 0}
          >
            {items.length > 0 ? t('quickOrder.put', { count: items.length }) : t('quickOrder.putGood')}
          </SubmitButton>
          <label className={`${buttonClass({ look: 'simple' })} needs-js`}>
            <Icon name="upload-simple" />
            {t('quickOrder.file')}
            <input className="visually-hidden" type="file" accept=".csv,.tsv,.txt,text/*" onChange={chooseFile} />
          </label>
          <CameraButton onCode={countCode} scanned={scanned} />
        </Cluster>
        {order.problem && <Notice tone="error" live title={order.problem.title} />}
      </ApiForm>
      {order.rows.length > 0 && <QuickOrderSheet {...order} scanned={scanned} onEdit={order.edit} />}
    </Panel>
  )
}

/** Error of the form, or the result of a check by native form: a 422 without field errors. */
function QuickOrderMessage() {
  const problem = useFormProblem()
  if (problem?.status === 422 && !problem.errors) return <Notice title={problem.title} autoFocus />
  return <FormMessage />
}
