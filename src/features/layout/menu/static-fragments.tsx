/** Fragments that are rendered once for all pages: each depends only on one object and the locale, and has no event handlers. */
import { type ComponentType, createElement } from 'react'
import type { NewsletterForm } from '#features/content/news/newsletter.ts'
import type { Site } from '#features/content/site.ts'
import { RichTextLine } from '#features/content/text/rich-text-view.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { MegaDepartments } from './mega-departments.tsx'
import { MobileDepartments } from './mobile-departments.tsx'
import type { CatalogueMenu } from './nav-nodes.tsx'

export interface StaticFragments {
  megaMenu: CatalogueMenu
  mobileDepartments: CatalogueMenu
  footerColumns: Site
  newsletterConsent: NonNullable<NewsletterForm['consent']>
}

type FramePartProps<Name extends keyof StaticFragments> = { name: Name; of: StaticFragments[Name] }

const parts: { [Name in keyof StaticFragments]: ComponentType<{ of: StaticFragments[Name] }> } = {
  megaMenu: MegaDepartments,
  mobileDepartments: MobileDepartments,
  footerColumns: FooterColumns,
  newsletterConsent: ({ of }) => <RichTextLine text={of.text} />,
}

export function StaticFragment<Name extends keyof StaticFragments>({ name, of }: FramePartProps<Name>) {
  return createElement(parts[name], { of })
}
