/** Which addresses of others may stand in a page or be followed. Asked by the edge, by login and checkout, and by all that translate the backends' addresses. */

/** Stands in for the shop, whatever host it has. */
const here = 'http://shop.invalid'
const schemes: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * An address as browsers read it: on the web without credentials, mail, telephone, a path of this site or a place in the page.
 * Null for all else, such as `/\host` and `/\t/host`, which lead to another host.
 */
export function safeUrl(text: string | null | undefined): string | null {
  const given = text?.trim() ?? ''
  const isOwn = /^[/#]/.test(given)
  const url = isOwn ? URL.parse(given, here) : URL.parse(given)
  if (!url || url.username || url.password) return null
  if (!isOwn) return schemes.includes(url.protocol) ? url.href : null
  if (url.origin !== here || url.pathname.startsWith('//')) return null
  return given.startsWith('#') ? url.hash || '#' : url.pathname + url.search + url.hash
}

/** A safe address of a file or a screen: on the web, or a path of this site. */
export function safeHttpUrl(text: string | null | undefined): string | null {
  const address = safeUrl(text)
  return address && /^(https?:|\/)/.test(address) ? address : null
}
