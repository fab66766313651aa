// What the buttons and arrow keys of <Quantity> do, alone and in <Rows>. bootstrap.ts calls it from its listeners, before or after hydration.

import { stepAttr } from '#protocol/protocol.ts'
import { hasModifier } from './modifiers.ts'

function step(input: HTMLInputElement, direction: number): void {
  const { min = '0', max = 'Infinity' } = input.dataset
  const before = input.value.trim()
  const next = /^\d+$/.test(before) ? Number(before) + direction : Number(min)
  const value = String(Math.min(Math.max(next, Number(min)), Number(max)))
  if (value === before) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Steps the number of the quantity field that holds the button by what its mark says, within its least and most, and tells the
 * field's listeners by `input` and `change`. Does nothing when the number stays as it is; what is no number becomes the least.
 */
export function stepQuantity(button: Element): void {
  const input = button.closest('.quantity')?.querySelector('input')
  const direction = Number(button.getAttribute(stepAttr))
  if (input && !input.disabled && direction) step(input, direction)
}

/**
 * Up and down in the field itself, unless they mean something else where it stands. In rows they lead to the field above and below,
 * its number selected: at the ends too no number changes by a key that means another row.
 */
export function stepByKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented } = event
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  if (!direction || defaultPrevented || hasModifier(event)) return
  if (!(target instanceof HTMLInputElement) || !target.closest('.quantity')) return
  event.preventDefault()
  const fields = [...(target.closest('.rows')?.querySelectorAll<HTMLInputElement>('.quantity:enabled input') ?? [])]
  const place = fields.indexOf(target)
  const next = fields[place - direction]
  if (place < 0) step(target, direction)
  next?.focus()
  next?.select()
}
