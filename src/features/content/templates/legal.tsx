import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeading } from '../page-heading.tsx'

export function LegalPage({ entry, above, legal }: ContentPage) {
  const t = useT()
  return (
    <>
      <PageHeading title={entry.title} above={above}>
        {legal.length > 1 && (
          <Cluster as="nav" aria-label={t('content.legal')}>
            {legal.map(({ id, title, href }) => {
              const current = id === entry.id
              return (
                <Button
                  key={id}
                  href={href}
                  look={current ? 'default-black-sm' : 'outline-sm'}
                  aria-current={current ? 'page' : undefined}
                >
                  {title}
                </Button>
              )
            })}
          </Cluster>
        )}
      </PageHeading>
      <Blocks blocks={entry.blocks} page={entry} />
    </>
  )
}
