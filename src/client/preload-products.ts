/**
 * Preloads the pages of products that a visitor may open next: those in view in one request, others when their link is about to be
 * followed. What is preloaded has no stock statuses and prices: the router reads the product again when its page is opened.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { delocalize } from '#i18n/paths.ts'

/** How long a pointer rests on a link that is likely to be clicked. */
const restMs = 65
/** As many as the API reads in one request. */
const most = 16

const productLinks = '#main article a[href]'

function prefersLessData(): boolean {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection')
  return connection?.saveData === true
}

/** Loads the code of product pages while the current page is hydrated, so that a product opens from its card without a request. */
export function preloadProductScreen(router: AnyRouter) {
  if (prefersLessData() || !document.querySelector(productLinks)) return
  const { staticData } = router.routesById['/catalogue/$'].options
  staticData?.loadNext?.()?.catch(() => undefined)
}

/** Article: a category may have a path like that of a product. */
export function productLink(element: Element | null): HTMLAnchorElement | null {
  const link = element?.closest<HTMLAnchorElement>('article a[href]')
  if (!link || link.origin !== location.origin || link.search || link.pathname === location.pathname) return null
  return delocalize(link.pathname).startsWith('/catalogue/product/') ? link : null
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** @param soon calls its argument when the browser has time */
export function preloadProducts(router: AnyRouter, soon: (run: () => void) => unknown) {
  if (prefersLessData()) return
  /** Paths that were preloaded for the current page. */
  const preloaded = new Set<string>()
  const preload = (link: HTMLAnchorElement | null) => {
    if (!link || preloaded.has(link.pathname)) return
    preloaded.add(link.pathname)
    void router.preloadRoute({ to: delocalize(link.pathname) })
  }
  const preloadInView = () => {
    const links = [...document.querySelectorAll(productLinks)].filter(isInView).map(productLink)
    const byPath = new Map(links.flatMap((link) => (link ? [[link.pathname, link] as const] : [])))
    for (const link of [...byPath.values()].slice(0, most)) preload(link)
  }
  /** Reads the product again if its link was followed while the preload was in flight; the router then has the preview only. */
  const completePreviews = () => {
    const partial = router.stores.matches
      .get()
      .filter(({ loaderData, isFetching }) => loaderData?.isPreview && !isFetching)
    if (partial.length > 0) void router.invalidate({ filter: ({ id }) => partial.some((match) => match.id === id) })
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const linkOf = ({ target }: Event) => productLink(target instanceof Element ? target : null)
  const options = { passive: true, capture: true }
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting)
      // looks the link up after the wait, so that it skips the page that was opened meanwhile
      if (event.pointerType === 'mouse') resting = setTimeout(() => preload(linkOf(event)), restMs)
    },
    options,
  )
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, (event) => preload(linkOf(event)), options)
  router.subscribe('onResolved', ({ hrefChanged }) => {
    // in a task of its own: a load that starts in this event cancels the next one, `onRendered`
    setTimeout(completePreviews)
    if (!hrefChanged) return
    preloaded.clear()
    soon(preloadInView)
  })
  document.addEventListener('scrollend', () => soon(preloadInView), options)
  soon(preloadInView)
}
