import { useT } from '#i18n/i18n-provider.tsx'
import { addedNoticeId, offlineNoticeId } from '#protocol/protocol.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Notice } from '#ui/states/notice.tsx'

/** Hidden notices that the bootstrap script shows before hydration: offline, and added to the cart. */
export function PreHydrationNotices() {
  const t = useT()
  return (
    <>
      <div id={offlineNoticeId} popover="auto" className="early-notice" role="alert">
        <Notice tone="warn" title={t('global.offline')}>
          {t('global.offlineText')}
        </Notice>
      </div>
      <div id={addedNoticeId} popover="auto" className="early-notice" role="status">
        <div className="notice notice-success">
          <Icon name="check-circle" />
          <b suppressHydrationWarning>{''}</b>
        </div>
      </div>
    </>
  )
}
