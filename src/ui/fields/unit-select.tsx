import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'

type UnitSelectProps = Omit<ComponentProps<'select'>, 'style' | 'className' | 'children'> & {
  label: string
  options: { value: string; label: string; disabled?: boolean }[]
}

export function UnitSelect({ label, options, ...select }: UnitSelectProps) {
  return (
    <span className="unit">
      <select {...select} aria-label={label}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" />
    </span>
  )
}
