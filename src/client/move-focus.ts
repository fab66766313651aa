import type { AnyRouter } from '@tanstack/react-router'

/** Focuses the heading of the page, else its content; a heading that is focused already is announced again. */
function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!title) return
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.blur()
  title.focus({ preventScroll: true })
}

/**
 * Moves the focus as the browser does after a load: to the part of the page that the URL names. On another page it moves to the
 * title, which screen readers then read, unless the visitor or the page has moved it since the navigation started.
 */
export function moveFocus(router: AnyRouter) {
  let former: Element | null = null
  router.subscribe('onBeforeNavigate', () => {
    former = document.activeElement
  })
  router.subscribe('onRendered', ({ hrefChanged, pathChanged, toLocation }) => {
    if (!hrefChanged) return
    const part = document.getElementById(toLocation.hash)
    if (part) return part.focus({ preventScroll: true })
    const focused = document.activeElement
    if (pathChanged && (focused === former || focused === document.body)) focusTitle()
  })
}
