import type { Colour } from '../../backends/commerce/seed/data/picture.ts'
import type { DepartmentCode } from '../../backends/commerce/seed/data/shape.ts'

export type { Colour }

export const departmentColours = {
  produce: '#2F7D52',
  dairy: '#D9A026',
  meat: '#B5424E',
  fish: '#2B6A96',
  bakery: '#B06C22',
  dry: '#8C7433',
  pantry: '#C2512D',
  frozen: '#3A86A8',
  drinks: '#87365F',
  nonfood: '#47625C',
} as const satisfies Record<DepartmentCode, Colour>

/** Near-black green of all shadows, so that shade does not turn grey. */
export const shade = '#0b1a17'
export const white = '#ffffff'
export const paper = '#FBFBF7'
export const ink = '#16231f'

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mean of the channels, 0 to 1. */
export const lightness = (colour: Colour) => channels(colour).reduce((sum, value) => sum + value, 0) / 765

/** Interpolates two colours; `part` is 0 to 1. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const target = channels(to)
  return toColour(channels(from).map((value, at) => value + ((target[at] ?? value) - value) * part))
}

export const darken = (colour: Colour, part: number) => mix(colour, shade, part)
export const lighten = (colour: Colour, part: number) => mix(colour, white, part)

/** Darkens with more saturation than `darken`: for products instead of print. */
export const deepen = (colour: Colour, part: number) => mix(colour, deepest(colour), part)

const deepest = (colour: Colour): Colour => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return toColour([red * 0.42, green * 0.3, blue * 0.3])
}

const toColour = (values: readonly number[]): Colour =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
