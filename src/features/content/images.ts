/** Pictures and films of the CMS -> what the design system and the video block take. Called by the translators of blocks and news. */
import type { ImageFieldsFragment, VideoFieldsFragment } from '#contracts/generated/content.ts'
import { safeHref } from './links.ts'

export interface Image {
  sources: { url: string; width: number }[]
  alt: string
  /** Pixels of the original. */
  width: number
  height: number
}

export interface Video {
  title: string
  /** The file, or the film's page at its provider. */
  href: string
  /** Null for a file of ours. */
  provider: string | null
  /** Address of the provider's player, when that host may be framed. */
  player: string | null
  poster: Image | null
}

/** The widths of the contract, in pixels (spec 9). */
const widths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560] as const

/** Hosts whose players the policy of the pages lets in (D41); the second name is the one without cookies. */
const players: Readonly<Record<string, string>> = {
  'www.youtube.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
}

const webAddress = (url: string | null | undefined) => {
  const href = safeHref(url)
  return href && /^(https?:|\/)/i.test(href) ? href : null
}

/** The first picture of an asset field; null where there is none, or no address. Never claims more pixels than the original has. */
export function toImage(assets: readonly (ImageFieldsFragment | null)[] | null | undefined): Image | null {
  const asset = assets?.[0]
  if (!asset) return null
  const original = asset.width ?? 0
  const byUrl = new Map<string, number>()
  for (const width of widths) {
    const url = webAddress(asset[`webp${width}`])
    if (url) byUrl.set(url, original ? Math.min(width, original) : width)
  }
  const plain = webAddress(asset.url)
  if (!byUrl.size && plain) byUrl.set(plain, original || 1024)
  if (!byUrl.size) return null
  const sources = [...byUrl].map(([url, width]) => ({ url, width }))
  return { sources, alt: asset.alt ?? '', width: original || 16, height: asset.height ?? 10 }
}

function toPlayer(src: string | null): string | null {
  const url = src ? URL.parse(src) : null
  const host = url && players[url.hostname]
  if (!url || !host || url.protocol !== 'https:') return null
  url.hostname = host
  url.searchParams.set('autoplay', '1')
  return url.href
}

/** @param poster of the block; the thumbnail at the provider is never asked for before the visitor says so (D41) */
export function toVideo(
  assets: readonly (VideoFieldsFragment | null)[] | null | undefined,
  poster: Image | null,
): Video | null {
  const asset = assets?.[0]
  if (!asset) return null
  const { embeddedAsset: embedded } = asset
  const title = asset.title || embedded?.title || ''
  const page = webAddress(embedded?.url)
  if (embedded && page) {
    const provider = embedded.providerName || URL.parse(page)?.hostname || null
    return { title, poster, href: page, provider, player: toPlayer(embedded.iframeSrc) }
  }
  const file = asset.kind === 'video' ? webAddress(asset.url) : null
  return file ? { title, poster, href: file, provider: null, player: null } : null
}
