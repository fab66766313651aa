import { menuAttr } from '#protocol/protocol.ts'
import { hasModifier } from './modifiers.ts'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`details[${menuAttr}][open]`)

/** Closes menus, drawers and sheets when focus or a click moves outside of them, so that they never cover the focused element. */
export function closeMenusOnBlur({ type, target, relatedTarget }: MouseEvent | FocusEvent): void {
  const place = type === 'click' ? target : relatedTarget
  // focusout without a related target: the window lost focus, or a click took it, which has its own event
  if (!(place instanceof Element)) return
  for (const menu of openMenus()) if (!menu.contains(place)) menu.open = false
  const sheet = target instanceof Element && target.closest<HTMLElement>('[popover]')
  if (sheet && !sheet.contains(place)) sheet.hidePopover()
}

/** Esc closes the menu and focuses its button. Up and down move through the entries; right into the panel of an entry, left back. */
export function handleMenuKeys(event: KeyboardEvent): void {
  const { key, target } = event
  if (key === 'Escape') {
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  }
  const menu = target instanceof Element && target.closest<HTMLDetailsElement>(`details[${menuAttr}]`)
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
