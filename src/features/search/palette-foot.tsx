import { useT } from '#i18n/i18n-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** What became of putting something into the cart. */
export interface Told {
  text: string
  bad: boolean
}

/** The keys, for those who have them; and what has just happened. */
export function PaletteFoot({ told, adds }: { told: Told | null; adds: boolean }) {
  const t = useT()
  const control = /Mac|iPad|iPhone/.test(navigator.platform) ? '⌘' : t('search.keys.control')
  return (
    <footer className={told ? undefined : 'only-lg flex'}>
      <span className="only-lg flex" aria-hidden="true">
        <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> {t('search.keys.choose')}
      </span>
      <span className="only-lg flex" aria-hidden="true">
        <kbd className="kbd">{t('search.keys.enter')}</kbd> {t('search.keys.open')}
      </span>
      {adds && (
        <span className="only-lg flex">
          <span className="vh">{t('search.keys.addHint')}</span>
          <span aria-hidden="true">
            <kbd className="kbd">{control}</kbd> <kbd className="kbd">{t('search.keys.enter')}</kbd>{' '}
            {t('search.keys.add')}
          </span>
        </span>
      )}
      {told && (
        <span className={classNames('told', told.bad && 'bad')}>
          <Icon name={told.bad ? 'warning-circle' : 'check-bold'} />
          {told.text}
        </span>
      )}
    </footer>
  )
}
