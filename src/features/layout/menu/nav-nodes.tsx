import type { ReactNode } from 'react'
import type { Department } from '#features/catalogue/category.ts'
import type { Site } from '#features/content/site.ts'
import type { NavItem, NavNode } from '#features/content/text/links.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { Menu } from '#ui/actions/menu.tsx'
import { Icon } from '#ui/icons/icon.tsx'

export interface NavTree extends NavItem {
  children?: readonly NavTree[]
}

export interface CatalogueMenu {
  departments: Department[]
  nodes: readonly NavTree[]
}

/** The same object for the same departments and nodes, so that a fragment of them is rendered once. */
export const toCatalogueMenu = memoizeByObject((departments: Department[]) =>
  memoizeByObject((nodes: readonly NavTree[]): CatalogueMenu => ({ departments, nodes })),
)

const none: NavNode['children'] = []

/** Main navigation without the node that links to the catalogue: the mega menu replaces it, and takes its title and children. */
export function toMainNav(site: Site | null, rangeHref: string) {
  const nodes = site?.mainNav ?? []
  const range = nodes.find(({ href }) => href === rangeHref)
  return {
    rangeTitle: range?.title,
    rangeNodes: range?.children ?? none,
    nodes: nodes.filter((node) => node !== range),
  }
}

/** Site whose navigations lack the nodes with this link, such as registration for customers. */
export const withoutLinksTo = memoizeByObject((site: Site, href: string): Site => {
  const keep = <Node extends NavTree>(nodes: readonly Node[]): Node[] =>
    nodes
      .filter((node) => node.href !== href)
      .map((node) => (node.children ? { ...node, children: keep(node.children) } : node))
  return { ...site, topNav: keep(site.topNav), mainNav: keep(site.mainNav), footerNav: keep(site.footerNav) }
})

type NavLinkProps = { node: NavItem; current?: boolean; icon?: ReactNode }

/** Navigation node of the CMS: a link, or plain text without a URL. */
export function NavLink({ node, current, icon }: NavLinkProps) {
  const { title, href, newWindow } = node
  if (!href) return <span>{title}</span>
  return (
    <a
      href={href}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow || /^https?:/i.test(href) ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      {icon}
      {title}
    </a>
  )
}

export function NavList({ nodes }: { nodes: readonly NavTree[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <NavLink node={node} />
          {node.children && node.children.length > 0 && <NavList nodes={node.children} />}
        </li>
      ))}
    </ul>
  )
}

export function NavMenu({ node, current, align }: { node: NavTree; current?: boolean; align?: 'left' | 'right' }) {
  const { href, children = [] } = node
  if (!children.length) return <NavLink node={node} current={current} />
  return (
    <Menu
      align={align}
      summary={
        <>
          {node.title}
          <Icon name="caret-down" />
        </>
      }
    >
      {href && <NavLink node={node} />}
      <NavList nodes={children} />
    </Menu>
  )
}
