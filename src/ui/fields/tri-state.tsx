import type { FormEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export const TRI_STATES = ['contains', 'traces', 'free'] as const
export type TriStateValue = (typeof TRI_STATES)[number]

type TriStateProps = {
  name: string
  icon?: IconName
  /** Value of all three checkboxes; each has its own field name. */
  value: string
  fieldNames: Record<TriStateValue, string>
  labels: Record<TriStateValue, string>
  chosen?: TriStateValue | null
  count?: string
  form?: string
}

/** Unchecks the other boxes. Checkboxes, not radios, so that a choice can be cleared without scripts. */
function keepOne({ target, currentTarget }: FormEvent<HTMLElement>) {
  for (const box of currentTarget.querySelectorAll('input')) if (box !== target) box.checked = false
}

/** Row of the allergen filter with at most one checked toggle; a direct child of `<div class="allergen-toggles">`. */
export function TriState({ name, icon, value, fieldNames, labels, chosen, count, form }: TriStateProps) {
  return (
    <>
      <span className="toggle-name">
        {icon && <Icon name={icon} />}
        {name}
        {count && <span className="count">{count}</span>}
      </span>
      <fieldset className="tri-state" onInput={keepOne}>
        <VisuallyHidden as="legend">{name}</VisuallyHidden>
        {TRI_STATES.map((state) => (
          <label key={state} className={`level-${state}`} title={labels[state]}>
            <input
              type="checkbox"
              name={fieldNames[state]}
              value={value}
              form={form}
              defaultChecked={chosen === state}
              aria-label={labels[state]}
            />
            <Icon name={state} />
          </label>
        ))}
      </fieldset>
    </>
  )
}
