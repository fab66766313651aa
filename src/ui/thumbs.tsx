import { classNames } from './class-names.ts'
import { Picture, type PictureSource, SIZES } from './picture.tsx'
import { type Tint, tintClass } from './tint.ts'

type ThumbsProps = {
  items: { key: string; sources: readonly PictureSource[]; tint?: Tint | null }[]
  /** What is left, ready to read: "+10". */
  more?: string
}

/** The first pictures of an order or list, for the eye only. */
export function Thumbs({ items, more }: ThumbsProps) {
  return (
    <div className="thumbs" aria-hidden="true">
      {items.map((item) => (
        <span key={item.key} className={classNames(tintClass(item.tint))}>
          <Picture sources={item.sources} alt="" sizes={SIZES.thumb} />
        </span>
      ))}
      {more && <span className="more num">{more}</span>}
    </div>
  )
}
