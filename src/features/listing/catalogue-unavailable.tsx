import { useLocation } from '@tanstack/react-router'
import { useT } from '#i18n/i18n-provider.tsx'
import { nativeLinkProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

export function CatalogueUnavailable() {
  const t = useT()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <div className="wrap section">
      <VisuallyHidden as="h1">{t('catalogue.range')}</VisuallyHidden>
      <EmptyState
        icon="warning"
        title={t('catalogue.unavailable')}
        text={t('problems.unavailable')}
        action={
          <Button href={here} {...nativeLinkProps}>
            {t('catalogue.tryAgain')}
          </Button>
        }
      />
    </div>
  )
}
