import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { PaletteOption } from '#ui/overlays/palette-option.tsx'

/** Heading of the recent searches with a clear button; outside the listbox, which may contain only options. */
export function RecentHeader({ onForget }: { onForget: () => void }) {
  const t = useT()
  return (
    <div className="palette-group">
      <span>{t('search.recent')}</span>
      <button type="button" onClick={onForget}>
        {t('search.forget')}
      </button>
    </div>
  )
}

type RecentOptionsProps = { listId: string; texts: readonly string[]; active: number; onChoose: (text: string) => void }

export function RecentOptions({ listId, texts, active, onChoose }: RecentOptionsProps) {
  return texts.map((text, place) => (
    <PaletteOption
      key={text}
      id={`${listId}-${place}`}
      active={place === active}
      low
      lead={<Icon name="clock" />}
      onChoose={() => onChoose(text)}
    >
      {text}
    </PaletteOption>
  ))
}
