import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { DraftForm } from '#features/forms/draft-form.tsx'
import type { ResponseOf } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue, useFormPending } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { maxAreaLength, toSeenPlaces } from './edit-list.ts'
import type { ListLine, ProductList } from './list.ts'
import { rowId } from './list-links.ts'
import { updateListEntries } from './lists.actions.ts'
import { stocktakeFieldName } from './stocktake.ts'
import { useRejectedChange } from './use-rejected-change.ts'

type Arranged = ResponseOf<ReturnType<typeof updateListEntries>>

const moveId = (way: 'up' | 'down', productId: string) => `${way}-${productId}`

/** Edits order, storage areas and target quantities of a list. Every button saves all fields. */
export function EditListView({ list: { id, lines } }: { list: ProductList }) {
  const t = useT()
  const router = useRouter()
  const notify = useNotify()
  const handleRejected = useRejectedChange()
  const [announcement, setAnnouncement] = useState('')
  const [isSaved, setSaved] = useState(false)
  const moved = useRef<Arranged['moved']>(null)
  const areas = new Set(lines.flatMap(({ area }) => area ?? []))

  function handleDone({ notice, moved: now }: Arranged) {
    if (notice) notify({ title: notice, color: 'success' })
    setAnnouncement(now?.said ?? '')
    moved.current = now
    setSaved(true)
    void router.invalidate()
  }
  // after the row has moved, which may have removed the focus
  useEffect(() => {
    const { productId = '', way } = moved.current ?? {}
    if (!way || !lines.some((line) => line.productId === productId)) return
    moved.current = null
    const buttons = [way, way === 'up' ? 'down' : 'up'] as const
    const open = buttons.map((one) => document.getElementById(moveId(one, productId)))
    open.find((button) => button?.matches(':enabled'))?.focus()
  }, [lines])

  return (
    <DraftForm
      action={updateListEntries(id)}
      gap="large"
      follow="stay"
      onDone={handleDone}
      onRefused={(problem) => handleRejected(problem, true)}
      {...appProps}
    >
      <FormMessage />
      <SeenPlaces lines={lines} isSaved={isSaved} />
      <Text tone="soft">{t('lists.arrangeHow')}</Text>
      <div>
        {/* first button of the form, so that Enter in a field saves */}
        <SubmitButton>{t('lists.arrangeSave')}</SubmitButton>
      </div>
      <VisuallyHidden as="p" role="status">
        {announcement}
      </VisuallyHidden>
      <datalist id="areas">
        {[...areas].map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
      <Panel as="ol">
        {lines.map((line, index) => (
          <Place key={line.productId} line={line} isFirst={index === 0} isLast={index === lines.length - 1} />
        ))}
      </Panel>
      <div>
        <SubmitButton look="outline">{t('lists.arrangeSave')}</SubmitButton>
      </div>
    </DraftForm>
  )
}

/** @param props.isSaved the values of a rejected form that the server rendered have been saved since */
function SeenPlaces({ lines, isSaved }: { lines: readonly ListLine[]; isSaved: boolean }) {
  const current = JSON.stringify(toSeenPlaces(lines))
  const submitted = useFieldValue('seen', current)
  return <input type="hidden" name="seen" value={isSaved ? current : submitted} />
}

function Place({ line, isFirst, isLast }: { line: ListLine; isFirst: boolean; isLast: boolean }) {
  const t = useT()
  const { productId, name, sku, unit, amount, area, par } = line
  const row = useRef<HTMLLIElement>(null)
  useFollowed(row, stocktakeFieldName('area', productId), area ?? '')
  useFollowed(row, stocktakeFieldName('par', productId), String(par ?? ''))
  return (
    <li ref={row} id={rowId(productId)} className="place" tabIndex={-1}>
      <span className="place-moves">
        <MoveButton way="up" line={line} disabled={isFirst} />
        <MoveButton way="down" line={line} disabled={isLast} />
      </span>
      <span className="place-name">
        <b>{name}</b>
        <Text as="small" tone="muted" figures>
          {[t('cart.number', { number: sku }), t('cart.amount', { quantity: amount, name: unit ?? '' })].join(', ')}
        </Text>
      </span>
      <FormField
        name={stocktakeFieldName('area', productId)}
        label={t('lists.area')}
        defaultValue={area ?? ''}
        maxLength={maxAreaLength}
        list="areas"
        autoComplete="off"
      />
      <FormField
        name={stocktakeFieldName('par', productId)}
        label={t('lists.target')}
        defaultValue={par ?? ''}
        placeholder={String(amount)}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
    </li>
  )
}

/** Shows what a colleague saved in a field without unsaved input. */
function useFollowed(row: RefObject<HTMLElement | null>, name: string, value: string) {
  const saved = useRef(value)
  useEffect(() => {
    const field = row.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
    if (field && field.value.trim() === saved.current) field.value = value
    saved.current = value
  }, [row, name, value])
}

function MoveButton({ way, line, disabled }: { way: 'up' | 'down'; line: ListLine; disabled: boolean }) {
  const t = useT()
  const { productId, name } = line
  return (
    <IconButton
      type="submit"
      id={moveId(way, productId)}
      name="move"
      value={`${way}:${productId}`}
      icon={way === 'up' ? 'arrow-up' : 'arrow-down'}
      label={t(way === 'up' ? 'lists.up' : 'lists.down', { name })}
      disabled={disabled}
      aria-busy={useFormPending() || undefined}
    />
  )
}
