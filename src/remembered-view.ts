/**
 * How a visitor likes listings, as tiles or as rows: kept in local storage and applied by where links lead, so that one address
 * is one page for everybody. Called by the starter; links and forms to listings, or what holds them, carry `data-listing`.
 */

/** Key in local storage. */
const key = 'listing-view'

/** Without a choice: rows for customers and on phones, where ordering counts; else tiles (design 5). */
function rememberedView(): string {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {}
  const isCustomer = document.documentElement.dataset.customer !== undefined
  return chosen ?? (isCustomer || matchMedia('(width < 40rem)').matches ? 'rows' : 'tiles')
}

function remember(view: string) {
  try {
    localStorage.setItem(key, view)
  } catch {}
}

/** The address of the link with the view in it, the usual one left out. */
function applyTo(link: HTMLAnchorElement) {
  const url = new URL(link.href)
  if (rememberedView() === 'rows') url.searchParams.set('view', 'rows')
  else url.searchParams.delete('view')
  if (url.href !== link.href) link.href = url.href
}

/** Listens to presses of the view switch, of links and of forms that lead to listings. */
export function keepView(): void {
  // also what opens another tab, and before whoever follows the link
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link?.dataset.view) remember(link.dataset.view)
        else if (link?.closest('[data-listing]')) applyTo(link)
      },
      true,
    )
  }
  addEventListener('formdata', ({ target, formData }) => {
    const isListing = target instanceof HTMLFormElement && target.dataset.listing !== undefined
    if (isListing && rememberedView() === 'rows') formData.set('view', 'rows')
  })
}
