/** Pictures and films of the CMS -> what the design system and the video block take. Called by the translators of blocks and news. */
import type { ImageFieldsFragment, VideoFieldsFragment } from '#contracts/generated/content.ts'
import { safeHttpUrl } from '#i18n/safe-url.ts'
import type { PictureSource } from '#ui/product/image-url.ts'
import { toSource } from './pictures.ts'

export interface Image {
  source: PictureSource
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

/** Hosts whose players the policy of the pages lets in; the second name is the one without cookies. */
const players: Readonly<Record<string, string>> = {
  'www.youtube.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
}

/** A drawing is shown by the widest of the variants that the CMS makes of it: the image route gives none as a drawing. */
const isDrawing = (url: string | null) => /\.svgz?(?:[?#]|$)/i.test(url ?? '')

/** The first picture of an asset field; null where there is none, or no address. Never claims more pixels than the original has. */
export function toImage(assets: readonly (ImageFieldsFragment | null)[] | null | undefined): Image | null {
  const asset = assets?.[0]
  if (!asset) return null
  const { url, webp2560, alt, width, height } = asset
  const original = isDrawing(url) ? null : url
  const source = toSource('content', original ?? webp2560, original ? width || 1024 : Math.min(width || 2560, 2560))
  return source && { source, alt: alt ?? '', width: width || 16, height: height ?? 10 }
}

function toPlayer(src: string | null): string | null {
  const url = src ? URL.parse(src) : null
  const host = url && players[url.hostname]
  if (!url || !host || url.protocol !== 'https:') return null
  url.hostname = host
  url.searchParams.set('autoplay', '1')
  return url.href
}

/** Hosts of thumbnails, by the names under which the image route asks them: a visitor's browser never does. */
const thumbnailHosts: Readonly<Record<string, 'youtube' | 'vimeo'>> = {
  'i.ytimg.com': 'youtube',
  'i.vimeocdn.com': 'vimeo',
}

type Embedded = NonNullable<VideoFieldsFragment['embeddedAsset']>

function toThumbnail({ image, imageWidth, imageHeight }: Embedded): Image | null {
  const host = thumbnailHosts[URL.parse(image ?? '')?.hostname ?? '']
  const width = imageWidth || 480
  const source = host ? toSource(host, image, width) : null
  return source && { source, alt: '', width, height: imageHeight || Math.round(width * 0.75) }
}

/** @param poster of the block, which stands before the thumbnail of the provider */
export function toVideo(
  assets: readonly (VideoFieldsFragment | null)[] | null | undefined,
  poster: Image | null,
): Video | null {
  const asset = assets?.[0]
  if (!asset) return null
  const { embeddedAsset: embedded } = asset
  const title = asset.title || embedded?.title || ''
  const page = safeHttpUrl(embedded?.url)
  if (embedded && page) {
    const provider = embedded.providerName || URL.parse(page)?.hostname || null
    return {
      title,
      poster: poster ?? toThumbnail(embedded),
      href: page,
      provider,
      player: toPlayer(embedded.iframeSrc),
    }
  }
  const file = asset.kind === 'video' ? safeHttpUrl(asset.url) : null
  return file ? { title, poster, href: file, provider: null, player: null } : null
}
