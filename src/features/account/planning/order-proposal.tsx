import { useRef, useState } from 'react'
import { useCart, useCartSnapshot } from '#features/cart/store/cart-provider.tsx'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { addProposedItems, dismissItem } from './planning.actions.ts'
import type { Proposal, ProposedLine } from './proposal.ts'
import { ProposedRow } from './proposed-row.tsx'
import { useAddedLines } from './use-added-lines.ts'

const dismissForm = 'dismiss-proposed'
/** Rows that are visible at once; the others open below. */
const visible = 5

/** Proposed lines for the next delivery day: each can be added, changed or dismissed, and one button adds all. Nothing is ordered. */
export function OrderProposal({ proposal: { day, dayText, cutOff, lines } }: { proposal: Proposal }) {
  const t = useT()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const shown = lines.filter(({ productId }) => !dismissed.includes(productId))
  const title = t('planning.title', { day: dayText })
  const notify = useNotify()
  const pressed = useRef('')
  if (shown.length === 0)
    return (
      <Panel title={title} padded>
        <Text tone="soft">{t('planning.none')}</Text>
      </Panel>
    )
  return (
    <>
      <ProposalForm title={title} cutOff={cutOff} lines={shown} />
      <ApiForm
        id={dismissForm}
        action={dismissItem}
        follow="stay"
        onSubmitCapture={({ nativeEvent }) => {
          const { submitter } = nativeEvent as SubmitEvent
          pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : ''
        }}
        onDone={({ notice }) => {
          const place = shown.findIndex(({ productId }) => productId === pressed.current)
          setDismissed((others) => [...others, pressed.current])
          notify({ title: notice })
          focusIfLost(() => {
            const buttons = document.querySelectorAll<HTMLElement>(`button[form="${dismissForm}"]`)
            return buttons[Math.min(place, buttons.length - 1)]
          })
        }}
        {...appProps}
      >
        <input type="hidden" name="day" value={day} />
      </ApiForm>
    </>
  )
}

function ProposalForm({ title, cutOff, lines }: { title: string; cutOff: string; lines: readonly ProposedLine[] }) {
  const t = useT()
  const { send } = useCart()
  const { onSubmit, onDone } = useAddedLines(lines)
  const form = useRef<HTMLFormElement>(null)
  const rows = (some: readonly ProposedLine[]) => (
    <ul>
      {some.map((line) => (
        <ProposedRow key={line.productId} line={line} dismissForm={dismissForm} />
      ))}
    </ul>
  )
  const more = lines.slice(visible)

  return (
    <ApiForm
      ref={form}
      action={addProposedItems}
      send={send}
      onSubmitCapture={onSubmit}
      onDone={(answer) => {
        onDone(answer)
        focusIfLost(() => form.current?.querySelector('.button, .add-button'))
      }}
      follow="stay"
      {...appProps}
    >
      <Panel className="proposal" title={title} aside={<AddAll lines={lines} />}>
        <div className="proposal-lead">
          <Text tone="soft">{[cutOff, t('planning.lead')].filter(Boolean).join(' ')}</Text>
          <FormMessage />
        </div>
        {rows(lines.slice(0, visible))}
        {more.length > 0 && (
          <details>
            <summary>
              <Icon name="caret-down" />
              {t('planning.more', { count: more.length })}
            </summary>
            {rows(more)}
          </details>
        )}
      </Panel>
    </ApiForm>
  )
}

/** The pressed button may be gone with its row. */
function focusIfLost(find: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus()
  })
}

/** Adds what is not in the cart; once all is, a link to the cart. */
function AddAll({ lines }: { lines: readonly ProposedLine[] }) {
  const t = useT()
  const to = usePath()
  const cart = useCartSnapshot()
  const inCart = new Set(cart?.lines.map(({ productId }) => productId))
  const open = lines.filter(({ productId, adds }) => adds > 0 && !inCart.has(productId)).length
  if (open === 0)
    return (
      <Button look="default-arrow" href={to('cart')}>
        {t('cart.toCart')}
      </Button>
    )
  return <SubmitButton icon="shopping-cart-simple">{t('planning.addAll', { count: open })}</SubmitButton>
}
