/** Turns a product of the demo range into the picture that is drawn of it. Called by scripts/pictures.ts. */
import type { SeedPicture, SeedProduct } from '#backends/commerce/seed/shape.ts'
import type { Colour } from './colours.ts'
import { countStamp, netText } from './net.ts'
import type { Picture, Row } from './picture.ts'

/** Checks of the options that the data keeps as unknown; each says what was expected. */
const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isColour = (value: unknown): value is Colour => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
const isFillet = (value: unknown): value is [Colour, Colour, Colour] =>
  Array.isArray(value) && value.length === 3 && value.every(isColour)
const isFill = (value: unknown) => value === 'fries' || value === 'peas' || value === 'grains'
const isRow = (value: unknown): value is Row => Array.isArray(value) && value.length === 3 && value.every(isNumber)
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow)

function option<T>(picture: SeedPicture, name: string, accepts: (value: unknown) => value is T): T | undefined {
  const value = picture[name]
  if (value === undefined) return undefined
  if (!accepts(value)) throw new Error(`picture.${name} does not fit: ${JSON.stringify(value)}`)
  return value
}

/** The picture of a product, with its brand's printed name; throws when an option has the wrong form. */
export function pictureOf(product: SeedProduct, brand: string): Picture {
  const { picture, department, name } = product
  const [packing] = product.packings
  return {
    shape: picture.shape,
    department,
    brand,
    label: picture.label ?? (picture.shape === 'crate' ? '' : name.nl),
    net: option(picture, 'net', isText) ?? netText(picture.shape, packing),
    count: option(picture, 'count', isText) ?? countStamp(packing),
    art: picture.art,
    heap: picture.heap,
    size: option(picture, 'size', isNumber),
    rot: option(picture, 'rot', isNumber),
    flip: option(picture, 'flip', isBoolean),
    rows: option(picture, 'rows', isRows),
    n: option(picture, 'n', isNumber),
    gap: option(picture, 'gap', isNumber),
    ty: option(picture, 'ty', isNumber),
    fillet: option(picture, 'fillet', isFillet),
    fill: option(picture, 'fill', isColour),
    paper: option(picture, 'paper', isColour),
    ink: option(picture, 'ink', isColour),
    fillkind: option(picture, 'fillkind', isFill),
  }
}
