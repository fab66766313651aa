/** The colours that packs are printed in, and how to darken and lighten them. Called by the shapes. */
import type { DepartmentCode } from '#backends/commerce/seed/shape.ts'

/** A colour written as #rrggbb. */
export type Colour = `#${string}`

/** The band colour that a brand prints on a pack of each department. */
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

/** The ground of an image plate of each department, light mode: `--plate-*` of the design tokens. */
export const plateColours = {
  produce: '#E5F2E2',
  dairy: '#F4EED3',
  meat: '#FAE9EA',
  fish: '#E3F0FA',
  bakery: '#FBEBD7',
  dry: '#EFEEE5',
  pantry: '#FCE9E1',
  frozen: '#DCF3F7',
  drinks: '#F8E9EF',
  nonfood: '#E9EFEE',
} as const satisfies Record<DepartmentCode, Colour>

/** Near-black green that every shadow is made of, so that shade never turns grey. */
export const shade = '#0b1a17'
export const white = '#ffffff'
export const paper = '#FBFBF7'
export const ink = '#16231f'

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour a part of the way from one to another; `part` runs from 0 to 1. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const target = channels(to)
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darken = (colour: Colour, part: number) => mix(colour, shade, part)
export const lighten = (colour: Colour, part: number) => mix(colour, white, part)
