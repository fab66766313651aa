import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

export function SearchIntro() {
  const t = useT()
  return (
    <div className="palette-message">
      <p>{t('search.intro')}</p>
    </div>
  )
}

type NothingFoundProps = {
  text: string
  suggestion: string | null
  onSuggest: (text: string) => void
  onLeave: () => void
}

export function NothingFound({ text, suggestion, onSuggest, onLeave }: NothingFoundProps) {
  const t = useT()
  const to = usePath()
  return (
    <div className="palette-message">
      <Icon name="magnifying-glass" />
      <Heading look="heading">{t('search.none', { search: text })}</Heading>
      {suggestion ? (
        <Button onClick={() => onSuggest(suggestion)}>{t('catalogue.didYouMean', { search: suggestion })}</Button>
      ) : (
        <p>{t('search.noneText')}</p>
      )}
      <Button look="outline" href={to('range')} onClick={onLeave}>
        {t('search.toRange')}
      </Button>
    </div>
  )
}

export function SearchError({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  const offline = !navigator.onLine
  return (
    <div className="palette-message" role="alert">
      <Icon name={offline ? 'warning' : 'warning-circle'} />
      <Heading look="heading">{t(offline ? 'search.offline' : 'search.failed')}</Heading>
      <p>{t(offline ? 'search.offlineText' : 'search.failedText')}</p>
      <Button look="outline" onClick={onRetry}>
        {t('search.retry')}
      </Button>
    </div>
  )
}

export function SearchPending() {
  return (
    <div aria-hidden="true">
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className="palette-option">
          <Skeleton shape="thumb" />
          <Skeleton shape="name" />
        </div>
      ))}
    </div>
  )
}
