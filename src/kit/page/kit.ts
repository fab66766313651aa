/** All components of src/ui by folder, each with its states. tests/architecture/kit.test.ts checks that none is missing. */
import type { Group } from '../examples.tsx'
import { actions } from '../groups/actions.tsx'
import { fields } from '../groups/fields.tsx'
import { layout } from '../groups/layout.tsx'
import { media } from '../groups/media.tsx'
import { order } from '../groups/order.tsx'
import { overlays } from '../groups/overlays.tsx'
import { print } from '../groups/print.tsx'
import { product } from '../groups/product.tsx'
import { rows } from '../groups/rows.tsx'
import { states } from '../groups/states.tsx'

/** By title: the folder below src/ui, or what the files of src/ui itself have in common. */
export const groups: Readonly<Record<string, Group>> = {
  actions,
  fields,
  layout,
  order,
  overlays,
  print,
  product,
  rows,
  states,
  'icons, images and the rest': media,
}
