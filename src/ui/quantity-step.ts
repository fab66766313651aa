// What the minus and plus buttons of <Quantity> do. The shell calls it from its one click listener, before or after hydration.

/**
 * Steps the number of the quantity field that holds the button by its `data-step`, within min and max, and tells the field's
 * listeners by `input` and `change`. Does nothing when the number stays as it is.
 */
export function stepQuantity(button: Element): void {
  const input = button.closest('.qty')?.querySelector('input')
  const direction = Number(button.getAttribute('data-step'))
  if (!input || input.disabled || !direction) return
  const before = input.value
  if (direction > 0) input.stepUp()
  else input.stepDown()
  if (input.value === before) return
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
