// Which products get a second picture: the case that their pieces come in. Called by the seeder and the picture script.
import type { SeedPacking, SeedPicture, SeedProduct } from './shape.ts'

/** Shapes that show one piece, so that the case is something else to see. */
const pieces: readonly SeedPicture['shape'][] = ['bottle', 'jar', 'can', 'tin', 'brick', 'pouch']

/** The packing that the second picture shows; null where one picture says it all. */
export function caseOf({ picture, packings }: Pick<SeedProduct, 'picture' | 'packings'>): SeedPacking | null {
  const [{ each: piece }] = packings
  if (!pieces.includes(picture.shape)) return null
  const isCase = ({ unit, count, each }: SeedPacking) =>
    (unit === 'case' || unit === 'box') && count > 1 && each.amount === piece.amount && each.unit === piece.unit
  return packings.find(isCase) ?? null
}

/** File name of the picture, without its ending. */
export const casePictureName = (number: string) => `${number}-case`
