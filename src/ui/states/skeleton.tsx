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

/** Placeholder box for loading content; the surrounding element has aria-busy and a label. */
export function Skeleton({ shape, className }: { shape: (typeof SKELETON_SHAPES)[number]; className?: string }) {
  return <span className={classNames('skeleton', `skeleton-${shape}`, className)} aria-hidden="true" />
}
