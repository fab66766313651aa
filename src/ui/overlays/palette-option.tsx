import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../tint.ts'

type PaletteOptionProps = {
  id: string
  /** Marked by the arrow keys. */
  active: boolean
  /** Where it leads; without, it is chosen in place. */
  href?: string
  tint?: Tint | null
  /** A line instead of a product's two. */
  low?: boolean
  /** Thumb, dot or icon. */
  lead: ReactNode
  children: ReactNode
  /** Price and what else stands at the end. */
  end?: ReactNode
  onChoose: (event: MouseEvent) => void
}

/** One answer in a palette. The keyboard stays in the field, so it takes no focus of its own. */
export function PaletteOption({ id, active, href, tint, low, lead, children, end, onChoose }: PaletteOptionProps) {
  const common = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: classNames('palette-option', low && 'short', tintClass(tint)),
    onClick: onChoose,
  } as const
  const content = (
    <>
      {lead}
      <span>{children}</span>
      {end}
    </>
  )
  if (href === undefined)
    return (
      <button type="button" {...common}>
        {content}
      </button>
    )
  return (
    <a href={href} {...common}>
      {content}
    </a>
  )
}

/** Answers of one kind under their name. */
export function PaletteGroup({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <fieldset aria-labelledby={id}>
      <div className="palette-group" id={id} role="presentation">
        {label}
      </div>
      {children}
    </fieldset>
  )
}
