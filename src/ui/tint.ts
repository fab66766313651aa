// The ten department colours. A tint gives its element the custom properties --pl (plate), --pk (ink on it) and --m (mark).

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

/** Whether a word from elsewhere, for example a department's code, names a tint. */
export function isTint(word: string | null | undefined): word is Tint {
  return TINTS.some((tint) => tint === word)
}

/** The class that colours an element and what stands in it; undefined without a tint. */
export function tintClass(tint: Tint | null | undefined): string | undefined {
  return tint ? `tint-${tint}` : undefined
}
