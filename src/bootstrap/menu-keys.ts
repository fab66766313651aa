// What <Menu> and the mega menu do beyond a plain <details>. bootstrap.ts calls it from its listeners, before or after hydration.

import { menuMark } from '#protocol/protocol.ts'
import { hasModifier } from './modifiers.ts'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`details[${menuMark}][open]`)

/** Menus, drawers and sheets stay open as long as focus and presses stay in them, so that nothing with the focus ever lies below one. */
export function closeMenusOnBlur({ type, target, relatedTarget }: MouseEvent | FocusEvent): void {
  const place = type === 'click' ? target : relatedTarget
  // without one the window lost the focus, or a press took it, which is told apart
  if (!(place instanceof Element)) return
  for (const menu of openMenus()) if (!menu.contains(place)) menu.open = false
  const sheet = target instanceof Element && target.closest<HTMLElement>('[popover]')
  if (sheet && !sheet.contains(place)) sheet.hidePopover()
}

/**
 * Esc closes and leads back to the button. Up and down lead through the entries, from the button to the first; where an entry
 * shows more beside it, right leads there and left back.
 */
export function handleMenuKeys(event: KeyboardEvent): void {
  const { key, target } = event
  if (key === 'Escape') {
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  }
  const menu = target instanceof Element && target.closest<HTMLDetailsElement>(`details[${menuMark}]`)
  if (!menu || hasModifier(event)) return
  const beside = target.closest('.mega-panel')
  const entries = [
    ...(beside ?? menu).querySelectorAll<HTMLElement>(beside ? 'a' : 'summary, .menu > *, .department-list > li > a'),
  ]
  const place = entries.indexOf(target as HTMLElement)
  const next = {
    ArrowDown: entries[place + 1],
    ArrowUp: entries[place - 1],
    ArrowRight: !beside && target.closest('li')?.querySelector<HTMLElement>('.mega-panel a'),
    ArrowLeft: beside?.parentElement?.querySelector('a'),
  }[key]
  if (!next) return
  event.preventDefault()
  menu.open = true
  next.focus()
}
