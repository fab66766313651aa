import type { AnyRouter } from '@tanstack/react-router'
import { hasModifier } from '#bootstrap/modifiers.ts'
import { followLink } from '#features/shop/followed-link.ts'
import { isClientNavigable } from '#features/shop/navigation-guard.ts'
import { delocalize } from '#i18n/paths.ts'
import { hydratedAttr, keepScrollAttr, menuAttr, nativeAttr } from '#protocol/protocol.ts'
import { productLink } from './preload-products.ts'

/** The link that a click follows inside the app; null if the browser handles it. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.download || link.hreflang || link.hasAttribute(nativeAttr)) return null
  if (!isClientNavigable(link.href, location.href)) return null
  // the browser scrolls to anchors of this page
  const url = new URL(link.href)
  return url.pathname === location.pathname && url.search === location.search && url.hash ? null : link
}

export function interceptLinks(router: AnyRouter) {
  // browsers then prefetch no documents (speculation-rules.ts)
  document.documentElement.setAttribute(hydratedAttr, '')
  document.addEventListener('click', (event) => {
    const link = linkToFollow(event)
    if (!link) return
    event.preventDefault()
    link.closest<HTMLElement>('.drawer')?.hidePopover()
    link.closest(`details[${menuAttr}]`)?.removeAttribute('open')
    const { pathname, search, hash } = new URL(link.href)
    const keepScroll = link.hasAttribute(keepScrollAttr)
    followLink(pathname)
    void router.navigate({
      to: delocalize(pathname),
      search: router.options.parseSearch(search),
      // a listing keeps its scroll position when its filters or sort order change
      hash: keepScroll ? '' : hash.slice(1),
      resetScroll: !keepScroll,
      viewTransition: productLink(link) !== null,
    })
  })
}
