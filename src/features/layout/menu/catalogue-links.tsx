/** Links of the CMS below its catalogue node that the menu does not show as categories. */
import type { CategoryLink } from '#features/catalogue/category.ts'
import type { NavItem } from '#features/content/text/links.ts'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { NavLink, type NavTree } from './nav-nodes.tsx'

/** All levels in one list, without headings that are left without links. */
function toItems(nodes: readonly NavTree[], shown: readonly CategoryLink[]): NavItem[] {
  return nodes.flatMap((node) => {
    const below = toItems(node.children ?? [], shown)
    const isEmptyHeading = node.href === null && below.length === 0 && Boolean(node.children?.length)
    const isShown = shown.some(({ href, name }) => href === node.href && name === node.title)
    return isEmptyHeading || isShown ? below : [node, ...below]
  })
}

export const toCatalogueLinks = (nodes: readonly NavTree[], shown: readonly CategoryLink[]) =>
  toItems(nodes, shown).map((node) => <NavLink key={node.id} node={node} icon={<Thumbnail />} />)
