import { classNames } from './class-names.ts'

export type PictureSource = { url: string; width: number }

export type PictureProps = {
  /** The same picture in several widths (pixels), in any order. */
  sources: readonly PictureSource[]
  /** What it shows; empty when the words beside it say so. */
  alt: string
  /** Shape of the picture in pixels; only the ratio counts. Square unless given. */
  width?: number
  height?: number
  /** The `sizes` of the place it stands in, see SIZES. */
  sizes?: string
  /** Loads at once instead of when it comes near; `high` for the one picture that the page waits for. */
  priority?: 'eager' | 'high'
  className?: string
}

/** The places of the design and the widths they take. */
export const SIZES = {
  tile: '(min-width:80rem) 272px, (min-width:48rem) 33vw, 50vw',
  thumb: '60px',
  department: '190px',
  product: '(min-width:64rem) 560px, 100vw',
  card: '(min-width:48rem) 448px, 100vw',
  leadCard: '(min-width:64rem) 768px, 100vw',
  page: '100vw',
} as const

export function Picture({ sources, alt, width = 576, height = 576, sizes, priority, className }: PictureProps) {
  const ordered = sources.toSorted((one, other) => one.width - other.width)
  const plain = ordered.find((source) => source.width >= 576) ?? ordered.at(-1)
  if (!plain) return null
  return (
    <img
      src={plain.url}
      srcSet={ordered.length > 1 ? ordered.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined}
      sizes={ordered.length > 1 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={classNames(className)}
    />
  )
}
