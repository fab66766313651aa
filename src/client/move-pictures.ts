import type { AnyRouter } from '@tanstack/react-router'

/**
 * The picture of an opened product moves to its page (view-transition.css). Replaces the router's own view transition, which leaves
 * a rejection unhandled when a second click or a hidden tab skips the animation; the page changes in that case too.
 */
export function movePictures(router: AnyRouter) {
  const hasTypes = CSS.supports('selector(:active-view-transition-type(product))')
  router.startViewTransition = (update) => {
    const isWanted = router.shouldViewTransition && hasTypes
    router.shouldViewTransition = undefined
    if (!isWanted) return update()
    const { ready, updateCallbackDone } = document.startViewTransition({ update, types: ['product'] })
    ready.catch(() => {})
    return updateCallbackDone
  }
}
