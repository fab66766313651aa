// The ten department colours, in the order in which departments take them. A tint gives its element the custom properties --pl (ground of an image), --pk (ink on it) and --m (mark).
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

/** The class that colours an element and what stands in it; undefined without a tint. */
export function tintClass(tint: Tint | null | undefined): string | undefined {
  return classNames(tint && `tint-${tint}`)
}
