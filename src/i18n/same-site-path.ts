/** Where the shop may send a browser because somebody asked for it in a URL (D06, reliability 2.8). Asked by the edge and by login and checkout. */

/** A path of this site, or null. `//host`, `/\host`, control characters and full URLs are somebody else's. */
export function sameSitePath(target: string | undefined | null): string | null {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\p{Cc}\\]/u.test(target)) return null
  const url = URL.parse(target, 'http://shop.invalid')
  return url?.origin === 'http://shop.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search : null
}
