import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/states/notice.tsx'

export function PreviewBar() {
  const t = useT()
  const end = (
    <form method="post" action="/api/preview">
      <Button type="submit" look="outline" small>
        {t('content.preview.end')}
      </Button>
    </form>
  )
  return (
    <div className="wrap served">
      <Notice tone="warn" title={t('content.preview.title')} action={end}>
        {t('content.preview.text')}
      </Notice>
    </div>
  )
}
