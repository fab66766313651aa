/** The address of a picture in a width: `/img/576/commerce/media/products/104882.webp`. It names a party, never a host. Called by endpoints/image.ts. */

/** Where providers of films keep their thumbnails, and what those lie under: the shop asks, so that no visitor has to. */
export const videoThumbnailHosts = {
  youtube: { origin: 'https://i.ytimg.com', folder: '/vi/' },
  vimeo: { origin: 'https://i.vimeocdn.com', folder: '/video/' },
} as const

/** Whose picture it is; a backend that is embedded has its pictures among the shop's own. */
export type Party = 'shop' | 'commerce' | 'content' | keyof typeof videoThumbnailHosts

/** The widths of the specification, in pixels. */
export const widths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560] as const

export type ImagePath = { width: number; party: Party; path: string }

const parties: readonly string[] = ['shop', 'commerce', 'content', 'youtube', 'vimeo'] satisfies Party[]
const isParty = (text: string): text is Party => parties.includes(text)
const longest = 500

/** What a host may be asked for: segments that mean nothing to a file system or to another URL parser. */
function isPlain(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment)
    return text !== '' && !text.startsWith('.') && !/[/\\%]|\p{Cc}/u.test(text)
  } catch {
    return false
  }
}

/** Reads an address; `refused` says in words why it is none, null when there can be no such picture. */
export function readAddress(url: URL): ImagePath | { refused: string } | null {
  const [, , width = '', party = '', ...segments] = url.pathname.split('/')
  const known = widths.find((one) => String(one) === width)
  if (known === undefined) return { refused: `Pictures come in these widths: ${widths.join(', ')}.` }
  const path = `/${segments.join('/')}`
  // a query would make any number of addresses of one picture, or a question to the host
  if (!isParty(party) || !segments.every(isPlain) || path.length > longest || url.search) return null
  return { width: known, party, path }
}
