// Which products get a second picture: the case that their pieces come in. Called by the seeder and the picture script.
import type { FormName, SeedPicture } from './data/picture.ts'
import type { SeedPacking, SeedProduct } from './data/shape.ts'

/** Forms that show one piece, so that the case is something else to see. */
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

/** The packing that the second picture shows; null where one picture says it all. */
export function caseOf({
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

/** File name of the picture, without its ending. */
export const casePictureName = (number: string) => `${number}-case`
