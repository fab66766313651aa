/** Parses image paths: `/img/576/commerce/media/products/104882.webp?hash=9f86d081`. They name a source, never a host. */

/** Hosts and folders of video thumbnails. The shop fetches them, so that visitors do not contact the providers. */
export const videoThumbnailHosts = {
  youtube: { origin: 'https://i.ytimg.com', folder: '/vi/' },
  vimeo: { origin: 'https://i.vimeocdn.com', folder: '/video/' },
} as const

/** Source of an image; an embedded backend has its images among the files of the shop. */
export type ImageSource = 'shop' | 'commerce' | 'content' | keyof typeof videoThumbnailHosts

export const widths = [64, 128, 208, 288, 413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560] as const

/** `hash`: first digits of the SHA-256 of the original, by which an embedded backend identifies it; null: not given. */
export type ImagePath = { width: number; party: ImageSource; path: string; hash: string | null }

const parties: readonly string[] = ['shop', 'commerce', 'content', 'youtube', 'vimeo'] satisfies ImageSource[]
const isParty = (text: string): text is ImageSource => parties.includes(text)
const maxPathLength = 500
const hashPattern = /^\?hash=([0-9a-f]{8})$/

/** Allows segments without special meaning for file systems and URL parsers. */
function isPlain(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment)
    return text !== '' && !text.startsWith('.') && !/[/\\%]|\p{Cc}/u.test(text)
  } catch {
    return false
  }
}

/** @returns `refused`: message for the client if the width is invalid; null if there can be no such image */
export function parseImagePath(url: URL): ImagePath | { refused: string } | null {
  const [, , width = '', party = '', ...segments] = url.pathname.split('/')
  const known = widths.find((one) => String(one) === width)
  if (known === undefined) return { refused: `Pictures come in these widths: ${widths.join(', ')}.` }
  const path = `/${segments.join('/')}`
  const hash = hashPattern.exec(url.search)?.[1] ?? null
  // another query would be a query to the host
  const isAllowed = hash !== null || url.search === ''
  if (!isParty(party) || !segments.every(isPlain) || path.length > maxPathLength || !isAllowed) return null
  return { width: known, party, path, hash }
}
