import { offlineId } from '#bootstrap/protocol.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Notice } from '#ui/notice.tsx'

/** Out of sight until the bootstrap shows it: a press without a signal, before the app lives. */
export function OfflineNotice() {
  const t = useT()
  return (
    <div id={offlineId} popover="auto" className="offline" role="alert">
      <Notice tone="warn" title={t('global.offline')}>
        {t('global.offlineText')}
      </Notice>
    </div>
  )
}
