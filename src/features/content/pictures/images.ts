import type { ImageFieldsFragment, VideoFieldsFragment } from '#contracts/generated/content.ts'
import { safeHttpUrl } from '#i18n/safe-url.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import { toPictureSource } from './pictures.ts'

export interface Image {
  source: PictureSource
  alt: string
  width: number
  height: number
}

export interface Video {
  title: string
  /** URL of the file, or of the video's page at its provider. */
  href: string
  /** null for a video file. */
  provider: string | null
  /** URL of the provider's player; null if its host may not be framed. */
  player: string | null
  poster: Image | null
}

/** Player hosts of embeds -> the host that the Content-Security-Policy (frame-src) allows; YouTube's is the one without cookies. */
const players: Readonly<Record<string, string>> = {
  'www.youtube.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
}

/** An SVG uses the widest WebP variant of the CMS, because the image route serves no SVG. */
const isDrawing = (url: string | null) => /\.svgz?(?:[?#]|$)/i.test(url ?? '')

/** First image of an asset field; null if it has none or its URL is not http(s). Never declares more pixels than the original has. */
export function toImage(assets: readonly (ImageFieldsFragment | null)[] | null | undefined): Image | null {
  const asset = assets?.[0]
  if (!asset) return null
  const { url, webp2560, alt, width, height } = asset
  const original = isDrawing(url) ? null : url
  const source = toPictureSource(
    'content',
    original ?? webp2560,
    original ? width || 1024 : Math.min(width || 2560, 2560),
  )
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

/** Thumbnail hosts and their names in the image route, which proxies them: browsers do not contact the provider. */
const thumbnailHosts: Readonly<Record<string, 'youtube' | 'vimeo'>> = {
  'i.ytimg.com': 'youtube',
  'i.vimeocdn.com': 'vimeo',
}

type Embedded = NonNullable<VideoFieldsFragment['embeddedAsset']>

function toThumbnail({ image, imageWidth, imageHeight }: Embedded): Image | null {
  const host = thumbnailHosts[URL.parse(image ?? '')?.hostname ?? '']
  const width = imageWidth || 480
  const source = host ? toPictureSource(host, image, width) : null
  return source && { source, alt: '', width, height: imageHeight || Math.round(width * 0.75) }
}

/** @param poster of the block; takes precedence over the provider's thumbnail */
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
