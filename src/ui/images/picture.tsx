import { classNames } from '../layout/class-names.ts'
import { type ImageWidth, imageSet, imageWidths, type PictureSource } from './image-url.ts'

export type { PictureSource } from './image-url.ts'

/** `sizes` attribute of an image, and the source widths for it in ascending order. */
export type PictureSizes = { css: string; widths: readonly [ImageWidth, ...ImageWidth[]] }

export type PictureProps = {
  source: PictureSource
  /** Empty if adjacent text describes the picture. */
  alt: string
  /** Aspect ratio in pixels; square by default. */
  width?: number
  height?: number
  sizes: PictureSizes
  /** Loads eagerly; `high` only for the LCP picture. Without it lazily with low priority, below scripts and writes. */
  priority?: 'eager' | 'high'
  className?: string
}

export const SIZES = {
  tile: { css: '(min-width:80rem) 272px, (min-width:48rem) 33vw, 50vw', widths: [208, 288, 413, 576] },
  thumb: { css: '60px', widths: [64, 128, 208] },
  department: { css: '190px', widths: [208, 413] },
  scene: { css: '(min-width:102rem) 2000px, (min-width:48rem) 122vw, 150vw', widths: [1024, 1280, 1536, 1920, 2560] },
  product: { css: '(min-width:64rem) 560px, 100vw', widths: [576, 768, 1024, 1280] },
  card: { css: '(min-width:48rem) 448px, 100vw', widths: [413, 576, 1024] },
  slide: { css: '(min-width:80rem) 448px, (min-width:48rem) 33vw, 208px', widths: [208, 413, 576, 1024] },
  leadCard: { css: '(min-width:64rem) 768px, 100vw', widths: [413, 768, 1024, 1536] },
  column: { css: '(min-width:90rem) 740px, (min-width:64rem) 55vw, 100vw', widths: [413, 576, 768, 1024, 1536] },
  article: { css: '(min-width:48rem) 704px, 100vw', widths: imageWidths },
} as const satisfies Record<string, PictureSizes>

/** Browsers raise the priority of visible pictures above the fetches of an action, unless it is `low`. */
const fetchPriorities = { high: 'high', eager: undefined, later: 'low' } as const

export function Picture({ source, alt, width = 576, height = 576, sizes, priority, className }: PictureProps) {
  const set = imageSet(source, sizes.widths)
  const plain = set.find((one) => one.width >= 576) ?? set.at(-1)
  const several = set.length > 1
  return (
    <img
      src={plain?.url}
      srcSet={several ? set.map((one) => `${one.url} ${one.width}w`).join(', ') : undefined}
      sizes={several ? sizes.css : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={fetchPriorities[priority ?? 'later']}
      decoding={priority ? undefined : 'async'}
      className={classNames(className)}
    />
  )
}
