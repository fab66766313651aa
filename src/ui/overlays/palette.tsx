import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Spinner } from '../states/spinner.tsx'

type PaletteProps = {
  label: string
  field: Omit<ComponentProps<'input'>, 'style' | 'className' | 'aria-label' | 'aria-expanded'>
  expanded: boolean
  closeLabel: string
  /** Name of the key that closes the dialog. */
  escapeKey: string
  loading?: boolean
  footer: ReactNode
  children: ReactNode
  /** Called after Esc, the close button or a click outside. */
  onClose: () => void
}

/** Modal dialog with a combobox and its results; full width on phones. Open while mounted. */
export function Palette({
  label,
  field,
  expanded,
  closeLabel,
  escapeKey,
  loading,
  footer,
  children,
  onClose,
}: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // layout effect: parents can then read text typed so far in their own layout effect
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (!shown.open) shown.showModal()
    // a click on the dialog element itself is outside its box
    const closeOnBackdrop = ({ target }: MouseEvent) => target === shown && shown.close()
    // keep the focus in the field, except for quantity inputs
    const keepFocus = (event: MouseEvent) => {
      const { target } = event
      if (target instanceof Element && target.closest('.palette-options > *') && !target.matches('input'))
        event.preventDefault()
    }
    shown.addEventListener('click', closeOnBackdrop)
    shown.addEventListener('mousedown', keepFocus)
    return () => {
      shown.removeEventListener('click', closeOnBackdrop)
      shown.removeEventListener('mousedown', keepFocus)
    }
  }, [])
  return (
    <dialog ref={dialog} className="palette" aria-label={label} onClose={onClose}>
      <div className="palette-field">
        {loading ? <Spinner /> : <Icon name="magnifying-glass" />}
        <input
          {...field}
          type="text"
          aria-label={label}
          role="combobox"
          aria-expanded={expanded}
          aria-autocomplete="list"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button type="button" className="palette-close" aria-keyshortcuts="Escape" onClick={close}>
          <Icon name="x" className="not-desktop" />
          <span className="visually-hidden">{closeLabel}</span> <kbd className="only-desktop">{escapeKey}</kbd>
        </button>
      </div>
      <div className="palette-options">{children}</div>
      {footer}
    </dialog>
  )
}
