// Department colours in the order in which they are assigned. A tint sets the CSS properties --pl (picture background), --pk (ink on it) and --m (mark).
import { classNames } from './layout/class-names.ts'

export const TINTS = [
  'produce',
  'dairy',
  'meat',
  'fish',
  'bakery',
  'dry',
  'pantry',
  'frozen',
  'drinks',
  'nonfood',
] as const

export type Tint = (typeof TINTS)[number]

/** CSS class that tints an element and its content; undefined without a tint. */
export function tintClass(tint: Tint | null | undefined): string | undefined {
  return classNames(tint && `tint-${tint}`)
}
