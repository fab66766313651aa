import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { PaletteOption } from '#ui/overlays/palette-option.tsx'

/** The name of the list, and the way to forget it; it stands before the list, whose options hold no controls. */
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

/** What was looked for in this browser: chosen, it is looked for again. */
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
