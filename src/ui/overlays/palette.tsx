import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Spinner } from '../states/spinner.tsx'

type PaletteProps = {
  /** What the dialog and its field are called. */
  label: string
  /** The field: a combobox over what stands below it. */
  field: Omit<ComponentProps<'input'>, 'style' | 'className' | 'aria-label' | 'aria-expanded'>
  /** Whether there is an answer below it. */
  expanded: boolean
  closeLabel: string
  /** Name of the key that closes. */
  escapeKey: string
  /** Turns where the glass stands. */
  loading?: boolean
  footer: ReactNode
  children: ReactNode
  /** Closed by the key, the button or a press beside it. */
  onClose: () => void
}

/** A field in the middle of the screen with its answers below; on phones as wide as the screen. Open as long as it is there. */
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
  // in one step with the drawing: who shows the palette may then read, in a layout effect, what was typed up to now
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (!shown.open) shown.showModal()
    // a press on the dialog itself is one beside its box
    const press = ({ target }: MouseEvent) => target === shown && shown.close()
    // the field keeps the focus, unless a number is to be typed
    const hold = (event: MouseEvent) => {
      const { target } = event
      if (target instanceof Element && target.closest('.palette-options > *') && !target.matches('input'))
        event.preventDefault()
    }
    shown.addEventListener('click', press)
    shown.addEventListener('mousedown', hold)
    return () => {
      shown.removeEventListener('click', press)
      shown.removeEventListener('mousedown', hold)
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
