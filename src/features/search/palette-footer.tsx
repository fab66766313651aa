import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

export interface PaletteNotice {
  text: string
  bad: boolean
  /** Absent or null if there is nothing to undo. */
  undo?: (() => void) | null
}

type PaletteFooterProps = {
  notice: PaletteNotice | null
  adds: boolean
  /** The query is an order, so Enter adds it. */
  enterAdds: boolean
}

export function PaletteFooter({ notice, adds, enterAdds }: PaletteFooterProps) {
  const t = useT()
  const control = /Mac|iPad|iPhone/.test(navigator.platform) ? '⌘' : t('search.keys.control')
  return (
    <footer className={notice ? undefined : 'only-desktop flex'}>
      <span className="only-desktop flex" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.choose')}
      </span>
      <span className="only-desktop flex" aria-hidden="true">
        <kbd>{t('search.keys.enter')}</kbd> {t(enterAdds ? 'search.keys.add' : 'search.keys.open')}
      </span>
      {adds && !enterAdds && (
        <span className="only-desktop flex">
          <VisuallyHidden>{t('search.keys.addHint')}</VisuallyHidden>
          <span aria-hidden="true">
            <kbd>{control}</kbd> <kbd>{t('search.keys.enter')}</kbd> {t('search.keys.add')}
          </span>
        </span>
      )}
      {notice && (
        <span className={classNames('palette-status', notice.bad && 'failed')}>
          <Icon name={notice.bad ? 'warning-circle' : 'check-bold'} />
          {notice.text}
          {notice.undo && (
            <Button look="text-link" onClick={notice.undo}>
              {t('cart.undo')}
            </Button>
          )}
        </span>
      )}
    </footer>
  )
}
