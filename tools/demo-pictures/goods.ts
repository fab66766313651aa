import type { Goods } from '../../backends/commerce/seed/data/picture.ts'
import type { Canvas, Placement } from './canvas.ts'
import type { Colour } from './colours.ts'
import { baked } from './goods/baked.ts'
import { berries } from './goods/berries.ts'
import { charcuterie } from './goods/charcuterie.ts'
import { dairy } from './goods/dairy.ts'
import { fish } from './goods/fish.ts'
import { fruit } from './goods/fruit.ts'
import { greens } from './goods/greens.ts'
import type { Kind } from './goods/kind.ts'
import { marks } from './goods/marks.ts'
import { meat } from './goods/meat.ts'
import { nuts } from './goods/nuts.ts'
import { pasta } from './goods/pasta.ts'
import { pastry } from './goods/pastry.ts'
import { poultry } from './goods/poultry.ts'
import { shellfish } from './goods/shellfish.ts'
import { vegetables } from './goods/vegetables.ts'

export const goods: Record<Goods, Kind> = {
  ...vegetables,
  ...greens,
  ...fruit,
  ...berries,
  ...nuts,
  ...meat,
  ...poultry,
  ...charcuterie,
  ...fish,
  ...shellfish,
  ...baked,
  ...pastry,
  ...pasta,
  ...dairy,
  ...marks,
}

type Colours = { tone?: Colour | undefined; rind?: Colour | undefined }

/** One piece, in its own colours unless others are given. */
export function piece(canvas: Canvas, name: Goods, lie: Placement, colours: Colours = {}): string {
  const { draw, ...own } = goods[name]
  const tone = colours.tone ?? own.tone
  const rind = colours.rind ?? own.rind
  return canvas.stamp(`${name}${tone}${rind}`, () => draw(canvas, tone, rind), lie)
}
