/** Fragments that are rendered once for all pages: each depends only on one object and the locale, and has no event handlers. */
import { type ComponentType, createElement } from 'react'
import type { Site } from '#features/content/site.ts'
import { FooterColumns } from './footer-columns.tsx'
import { MegaDepartments } from './mega-departments.tsx'
import { MobileDepartments } from './mobile-departments.tsx'
import type { CatalogueMenu } from './nav-nodes.tsx'

export interface StaticFragments {
  megaMenu: CatalogueMenu
  mobileDepartments: CatalogueMenu
  footerColumns: Site
}

type FramePartProps<Name extends keyof StaticFragments> = { name: Name; of: StaticFragments[Name] }

const parts: { [Name in keyof StaticFragments]: ComponentType<{ of: StaticFragments[Name] }> } = {
  megaMenu: MegaDepartments,
  mobileDepartments: MobileDepartments,
  footerColumns: FooterColumns,
}

export function StaticFragment<Name extends keyof StaticFragments>({ name, of }: FramePartProps<Name>) {
  return createElement(parts[name], { of })
}
