/**
 * How a visitor likes listings, as tiles or as rows: held in local storage and applied by where links lead, so that one address
 * is one page for everybody. Called by bootstrap.ts. Listings are told by their path; the page says which paths are some.
 */
import { customerMark, listingsMark, searchAttr, viewKey, viewMark } from '#protocol/protocol.ts'

export const root = document.documentElement

/** Without a choice: rows for customers and on phones, where ordering counts; else tiles. */
function preferredView(): string {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(viewKey)
  } catch {}
  return chosen ?? (root.hasAttribute(customerMark) || matchMedia('(width < 40rem)').matches ? 'rows' : 'tiles')
}

function remember(view: string) {
  try {
    localStorage.setItem(viewKey, view)
  } catch {}
}

/** The address of the link with the view in it, the usual one left out. What stays on this listing stays in its view. */
function applyTo(link: HTMLAnchorElement) {
  const url = new URL(link.href)
  const view = url.pathname === location.pathname ? new URLSearchParams(location.search).get('view') : preferredView()
  if (view === 'rows') url.searchParams.set('view', view)
  else url.searchParams.delete('view')
  if (url.href !== link.href) link.href = url.href
}

/** Listens to presses of the view switch, of links to listings and of the search form. */
export function saveView(): void {
  const isListing = new RegExp(root.getAttribute(listingsMark) ?? '^$')
  // also what opens another tab, and before whoever follows the link
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        const view = link?.getAttribute(viewMark)
        if (view) remember(view)
        else if (link?.origin === location.origin && isListing.test(link.pathname)) applyTo(link)
      },
      true,
    )
  }
  addEventListener('formdata', ({ target, formData }) => {
    const leads = target instanceof HTMLFormElement && target.querySelector(`[${searchAttr}]`)
    if (leads && preferredView() === 'rows') formData.set('view', 'rows')
  })
}
