/** Validates URLs from backends and users before they are rendered or followed. */

/** Placeholder origin for parsing paths of this site. */
const placeholderOrigin = 'http://shop.invalid'
const schemes: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/** Parses like a browser: http(s) without credentials, mailto, tel, own paths and fragments. Null for others, such as `/\\host`, which is another host. */
export function safeUrl(text: string | null | undefined): string | null {
  const given = text?.trim() ?? ''
  const isRelative = /^[/#]/.test(given)
  const url = isRelative ? URL.parse(given, placeholderOrigin) : URL.parse(given)
  if (!url || url.username || url.password) return null
  if (!isRelative) return schemes.includes(url.protocol) ? url.href : null
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return null
  return given.startsWith('#') ? url.hash || '#' : url.pathname + url.search + url.hash
}

export function safeHttpUrl(text: string | null | undefined): string | null {
  const address = safeUrl(text)
  return address && /^(https?:|\/)/.test(address) ? address : null
}
