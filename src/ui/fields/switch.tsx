import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'style' | 'className'> & { label: ReactNode }

// A native checkbox exposes its state, so role="switch" needs no aria-checked.
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** For settings that apply immediately; use a checkbox for fields that are submitted. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="switch-row">
      <span className="subheading">{label}</span>
      <input {...input} {...SWITCH} className="switch" />
    </label>
  )
}
