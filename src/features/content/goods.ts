/** Packs of the house's own illustrations, as the counter shows them. Called by the hero and by the error screens. */

/** @param ids names of files under /media/hero, in the order of the composition */
export const toGoods = (ids: readonly string[]) =>
  ids.map((key) => ({ key, source: { path: `/shop/media/hero/${key}.webp`, width: 640 } }))
