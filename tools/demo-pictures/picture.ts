/** What a pack illustration is made from: the input of every form. Made by picture-of.ts from a product, and by hand in showcase.ts. */

import type { FormName, Goods } from '../../backends/commerce/seed/data/picture.ts'
import type { DepartmentCode } from '../../backends/commerce/seed/data/shape.ts'
import type { Colour } from './colours.ts'

export type Picture = {
  form: FormName
  department: DepartmentCode
  brand: string
  /** Words on the label; empty where the pack prints none. */
  label: string
  /** Contents as printed, for example "2,55 kg". */
  net: string
  /** Stamped on a carton, for example "×6". */
  count?: string | undefined
  /** What lies in it, in turn; the first is what its label shows. */
  goods?: readonly Goods[] | undefined
  /** Colours of the goods in turn, or of the contents seen through glass. */
  tones?: readonly Colour[] | undefined
  /** Second colour of the goods: crust, skin, leaves; of a bottle its cap. */
  rind?: Colour | undefined
  /** Colour that the pack is printed in, where it is not that of its brand. */
  print?: Colour | undefined
}
