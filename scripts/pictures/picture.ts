/** What a pack illustration is made from: the input of every shape. Made by picture-of.ts from a product, and by hand in showcase.ts. */
import type { DepartmentCode } from '#backends/commerce/seed/shape.ts'
import type { Colour } from './colours.ts'

/** A row of goods in a crate: height of its middle, how many, and their scale. */
export type Row = readonly [y: number, count: number, scale: number]

/** A piece of loose goods: emoji, middle, side, turn in degrees, mirrored. */
export type Placed = readonly [emoji: string, x: number, y: number, side: number, turn?: number, mirrored?: boolean]

type Label = {
  department: DepartmentCode
  brand: string
  /** Words on the label; empty where the pack prints none. */
  label: string
  /** Contents as printed, for example "2,55 kg". */
  net: string
}

type Options = {
  /** Emoji on the label; behind the window of a pouch the goods themselves. */
  art?: string
  /** Emoji heaped in a crate or laid in a tray, in turn. */
  heap?: readonly string[]
  /** Side of one piece of heaped goods. */
  size?: number
  /** Turn of the heaped goods in degrees; absent: each a little different. */
  rot?: number
  /** Whether every other piece of the heap is mirrored. */
  flip?: boolean
  rows?: readonly Row[]
  /** Pieces in a tray, the distance between them, and the height of their middle. */
  n?: number
  gap?: number
  ty?: number
  /** Fish or meat drawn as fillets: flesh, light, dark. */
  fillet?: readonly [Colour, Colour, Colour]
  /** What is in a jar or a bottle, seen through the glass. */
  fill?: Colour
  /** Ground and ink of a sack. */
  paper?: Colour
  ink?: Colour
  /** Goods behind the window of a pouch that no emoji shows; grains take their colour from `fill`. */
  fillkind?: 'fries' | 'peas' | 'grains'
  /** Stamped on a carton, for example "×6". */
  count?: string
  /** Loose goods, and the height and width of their shadow. */
  place?: readonly Placed[]
  sy?: number
  sr?: number
}

export const shapeNames = [
  'crate',
  'can',
  'jar',
  'bottle',
  'tin',
  'sack',
  'bucket',
  'brick',
  'carton',
  'pouch',
  'tray',
  'wheel',
  'loose',
] as const
export type ShapeName = (typeof shapeNames)[number]

export type Picture = { shape: ShapeName } & Label & Options
