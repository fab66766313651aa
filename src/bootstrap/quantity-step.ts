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

/** Steps the field of a button by `stepAttr`, within its limits; dispatches `input` and `change` if it changes. An invalid value becomes the minimum. */
export function stepQuantity(button: Element): void {
  const input = button.closest('.quantity')?.querySelector('input')
  const direction = Number(button.getAttribute(stepAttr))
  if (input && !input.disabled && direction) step(input, direction)
}

/** Up and down step the field. In `.rows` and `.list-sheet` they move to the field above or below and select its value instead, and do nothing at the ends. */
export function stepByKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented } = event
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  if (!direction || defaultPrevented || hasModifier(event)) return
  if (!(target instanceof HTMLInputElement) || !target.closest('.quantity')) return
  event.preventDefault()
  const fields = [
    ...(target.closest('.rows, .list-sheet')?.querySelectorAll<HTMLInputElement>('.quantity:enabled input') ?? []),
  ]
  const place = fields.indexOf(target)
  const next = fields[place - direction]
  if (place < 0) step(target, direction)
  next?.focus()
  next?.select()
}
