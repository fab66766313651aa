import type { FormEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export const TRI_STATES = ['contains', 'traces', 'free'] as const
export type TriStateValue = (typeof TRI_STATES)[number]

type TriStateProps = {
  name: string
  icon?: IconName
  /** What is sent: each toggle is a checkbox with its own field name and this value. */
  value: string
  fieldNames: Record<TriStateValue, string>
  labels: Record<TriStateValue, string>
  chosen?: TriStateValue | null
  /** How many products, shown beside the name. */
  count?: string
  form?: string
}

/** Checkboxes rather than radios, so that a second press takes the choice back even without scripts. */
function keepOne({ target, currentTarget }: FormEvent<HTMLElement>) {
  for (const box of currentTarget.querySelectorAll('input')) if (box !== target) box.checked = false
}

/** One row of the allergen filter, a direct child of `<div class="allergen-toggles">`: name and three toggles, at most one of them on. */
export function TriState({ name, icon, value, fieldNames, labels, chosen, count, form }: TriStateProps) {
  return (
    <>
      <span className="toggle-name">
        {icon && <Icon name={icon} />}
        {name}
        {count && <span className="count">{count}</span>}
      </span>
      <fieldset className="tri-state" aria-label={name} onInput={keepOne}>
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
