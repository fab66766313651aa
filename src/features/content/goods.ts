/** Packs of the house's own illustrations, as the counter shows them. Called by the hero and by the error screens. */

/** @param ids names of files under /media/hero, in the order of the composition */
export const toGoods = (ids: readonly string[]) =>
  ids.map((id) => ({ key: id, sources: [{ url: `/media/hero/${id}-576.webp`, width: 576 }] }))
