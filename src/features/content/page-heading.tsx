import type { ReactNode } from 'react'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import type { Teaser } from './related-content.ts'

type PageHeadingProps = {
  title: string
  above: readonly Teaser[]
  children?: ReactNode
}

export function PageHeading({ title, above, children }: PageHeadingProps) {
  return (
    <Wrap>
      <PageCrumbs title={title} above={above} />
      <PageTitle title={title}>{children}</PageTitle>
    </Wrap>
  )
}

export function PageCrumbs({ title, above }: Pick<PageHeadingProps, 'title' | 'above'>) {
  const t = useT()
  const home = { label: t('content.home'), href: homeHref(useLocale()) }
  const crumbs = [home, ...above.map((page) => ({ label: page.title, href: page.href })), { label: title }]
  return <Breadcrumbs label={t('content.crumbs')} items={crumbs} />
}

export function PageTitle({ title, children }: Pick<PageHeadingProps, 'title' | 'children'>) {
  return (
    <div className="page-heading stack">
      <Heading as="h1" look="display-2">
        {title}
      </Heading>
      {children}
    </div>
  )
}
