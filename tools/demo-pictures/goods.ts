import type { Goods } from '../../backends/commerce/seed/data/picture.ts'
import type { Canvas, Placement } from './canvas.ts'
import type { Colour } from './colours.ts'
import { baked } from './goods/baked.ts'
import { berries } from './goods/berries.ts'
import { charcuterie } from './goods/charcuterie.ts'
import { creamery } from './goods/creamery.ts'
import { cuts } from './goods/cuts.ts'
import { dairy } from './goods/dairy.ts'
import { driedFruit } from './goods/dried.ts'
import { fish } from './goods/fish.ts'
import { fruit } from './goods/fruit.ts'
import { greens } from './goods/greens.ts'
import type { Kind } from './goods/kind.ts'
import { kitchen } from './goods/kitchen.ts'
import { marks } from './goods/marks.ts'
import { meat } from './goods/meat.ts'
import { nuts } from './goods/nuts.ts'
import { pasta } from './goods/pasta.ts'
import { pastry } from './goods/pastry.ts'
import { peppers } from './goods/peppers.ts'
import { pitta } from './goods/pitta.ts'
import { poultry } from './goods/poultry.ts'
import { seeds } from './goods/seeds.ts'
import { shellfish } from './goods/shellfish.ts'
import { vegetables } from './goods/vegetables.ts'
import { wings } from './goods/wings.ts'

export const goods: Record<Goods, Kind> = {
  ...vegetables,
  ...greens,
  ...peppers,
  ...fruit,
  ...berries,
  ...nuts,
  ...seeds,
  ...driedFruit,
  ...cuts,
  ...meat,
  ...poultry,
  ...wings,
  ...charcuterie,
  ...fish,
  ...shellfish,
  ...baked,
  ...pastry,
  ...pitta,
  ...pasta,
  ...dairy,
  ...creamery,
  ...marks,
  ...kitchen,
}

type Colours = { tone?: Colour | undefined; rind?: Colour | undefined }

/** One piece, in its own colours unless others are given. */
export function piece(canvas: Canvas, name: Goods, lie: Placement, colours: Colours = {}): string {
  const { draw, ...own } = goods[name]
  const tone = colours.tone ?? own.tone
  const rind = colours.rind ?? own.rind
  return canvas.stamp(`${name}${tone}${rind}`, () => draw(canvas, tone, rind), lie)
}
