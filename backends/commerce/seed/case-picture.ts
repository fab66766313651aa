// Selects products with a second picture: the case that contains the pieces.
import type { FormName, SeedPicture } from './data/picture.ts'
import type { SeedPacking, SeedProduct } from './data/shape.ts'

/** Forms that show one piece, so that a case looks different. */
const pieces: ReadonlySet<FormName> = new Set<FormName>([
  'bordeaux',
  'burgundy',
  'hock',
  'sparkling',
  'beer',
  'stubby',
  'carafe',
  'water',
  'pet',
  'spirit',
  'slimoil',
  'syrup',
  'crock',
  'squeeze',
  'pump',
  'trigger',
  'aerosol',
  'jar',
  'fulljar',
  'squatjar',
  'shaker',
  'can',
  'lowcan',
  'flatcan',
  'tin',
  'brick',
  'slimbrick',
  'pouch',
  'clearbag',
  'foilbag',
])

/** The packing that the second picture shows; null if there is none. */
export function findCasePacking({
  picture,
  packings,
}: {
  picture: Pick<SeedPicture, 'form'>
  packings: SeedProduct['packings']
}): SeedPacking | null {
  const [{ each: piece }] = packings
  if (!pieces.has(picture.form)) return null
  const isCase = ({ unit, count, each }: SeedPacking) =>
    (unit === 'case' || unit === 'box') && count > 1 && each.amount === piece.amount && each.unit === piece.unit
  return packings.find(isCase) ?? null
}

export const casePictureName = (number: string) => `${number}-case`
