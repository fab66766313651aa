import { useLocation } from '@tanstack/react-router'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

/** The range while commerce is down and nothing is kept: in words, with the way to try again. */
export function CatalogueDown() {
  const t = useT()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <div className="wrap sec">
      <h1 className="vh">{t('catalogue.range')}</h1>
      <Empty
        icon="warning"
        title={t('catalogue.unavailable')}
        text={t('problems.unavailable')}
        action={
          <Button href={here} data-native="">
            {t('catalogue.tryAgain')}
          </Button>
        }
      />
    </div>
  )
}
