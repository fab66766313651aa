import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../layout/tint.ts'

type PaletteOptionProps = {
  id: string
  active: boolean
  href?: string
  tint?: Tint | null
  low?: boolean
  lead: ReactNode
  children: ReactNode
  end?: ReactNode
  onChoose: (event: MouseEvent) => void
}

/** Option in a palette. Not focusable, because the focus stays in the combobox. */
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

export function PaletteGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="palette-group">{label}</legend>
      {children}
    </fieldset>
  )
}
