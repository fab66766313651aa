/** Saves the view of listings (tiles or rows) in local storage and adds it to links to listings, so that a URL has one cached page. */
import { customerAttr, listingsAttr, searchAttr, viewAttr, viewKey } from '#protocol/protocol.ts'

export const rootElement = document.documentElement

/** Default: rows for customers and on phones, else tiles. */
function preferredView(): string {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(viewKey)
  } catch {}
  return chosen ?? (rootElement.hasAttribute(customerAttr) || matchMedia('(width < 40rem)').matches ? 'rows' : 'tiles')
}

function storeView(view: string) {
  try {
    localStorage.setItem(viewKey, view)
  } catch {}
}

/** Sets the view in the URL of the link; `tiles` is the default and left out. Links within the current listing keep its view. */
function applyTo(link: HTMLAnchorElement) {
  const url = new URL(link.href)
  const view = url.pathname === location.pathname ? new URLSearchParams(location.search).get('view') : preferredView()
  if (view === 'rows') url.searchParams.set('view', view)
  else url.searchParams.delete('view')
  if (url.href !== link.href) link.href = url.href
}

export function saveView(): void {
  const isListing = new RegExp(rootElement.getAttribute(listingsAttr) ?? '^$')
  // also for links that open in another tab; in the capture phase, before the router follows the link
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        const view = link?.getAttribute(viewAttr)
        if (view) storeView(view)
        else if (link?.origin === location.origin && isListing.test(link.pathname)) applyTo(link)
      },
      true,
    )
  }
  addEventListener('formdata', ({ target, formData }) => {
    const isSearch = target instanceof HTMLFormElement && target.querySelector(`[${searchAttr}]`)
    if (isSearch && preferredView() === 'rows') formData.set('view', 'rows')
  })
}
