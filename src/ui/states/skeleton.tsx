import { classNames } from '../layout/class-names.ts'

export const SKELETON_SHAPES = [
  'text',
  'name',
  'short',
  'amount',
  'control',
  'thumb',
  'image',
  'title',
  'block',
] as const

/** A grey box in the place of what is on its way; the part around it carries aria-busy and the words. */
export function Skeleton({ shape, className }: { shape: (typeof SKELETON_SHAPES)[number]; className?: string }) {
  return <span className={classNames('skeleton', `skeleton-${shape}`, className)} aria-hidden="true" />
}
