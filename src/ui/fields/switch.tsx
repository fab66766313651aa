import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'style' | 'className'> & { label: ReactNode }

// A native checkbox tells its own state, so role="switch" needs no aria-checked.
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** For effects that show at once, such as "in stock only"; a checkbox for everything that is sent later. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="switch-row">
      <span className="subheading">{label}</span>
      <input {...input} {...SWITCH} className="switch" />
    </label>
  )
}
