// Department colours in the order in which they are assigned. A tint sets the CSS properties --pl (picture background), --pk (ink on it) and --m (mark).
import { classNames } from './class-names.ts'

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

export function tintClass(tint: Tint | null | undefined): string | undefined {
  return classNames(tint && `tint-${tint}`)
}
