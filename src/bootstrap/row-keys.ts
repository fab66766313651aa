// Up and down lead from one quantity field of <Rows> to the next. bootstrap.ts calls it from its one key listener, before or after hydration.

/** Moves the focus and selects the number; at the ends too a number never changes by a key that means another row. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (!step || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return
  const fields = [...(target.closest('.rows')?.querySelectorAll<HTMLInputElement>('.quantity:enabled input') ?? [])]
  const place = fields.indexOf(target)
  if (place < 0) return
  event.preventDefault()
  const next = fields[place + step]
  next?.focus()
  next?.select()
}
