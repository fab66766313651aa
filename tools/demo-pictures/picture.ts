/** Input of a pack drawing. picture-of.ts derives it from a product, showcase.ts lists special ones. */
import type { FormName, Goods } from '../../backends/commerce/seed/data/picture.ts'
import type { DepartmentCode } from '../../backends/commerce/seed/data/shape.ts'
import type { Colour } from './colours.ts'

export type Picture = {
  form: FormName
  department: DepartmentCode
  brand: string
  /** Text on the label; empty if there is none. */
  label: string
  /** Printed content, for example "2,55 kg". */
  net: string
  /** Stamp on a carton, for example "×6". */
  count?: string | undefined
  /** Products in it, alternating; the label shows the first. */
  goods?: readonly Goods[] | undefined
  /** Alternating colours of the products, or of the content seen through glass. */
  tones?: readonly Colour[] | undefined
  /** Product beside a bowl or mound: what its content is made from. */
  beside?: Goods | undefined
  /** Second colour: crust, skin, leaves; of a bottle its cap. */
  rind?: Colour | undefined
  /** Print colour of the pack, if not that of its brand. */
  print?: Colour | undefined
}
