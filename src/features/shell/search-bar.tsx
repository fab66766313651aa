import {
  type ClipboardEvent,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { parseFilters } from '#features/catalogue/filters.ts'
import type { SearchPaletteProps } from '#features/search/search-palette.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import { loadFullTranslator } from '#i18n/translator.ts'
import { needsApp, opensSearch } from '#protocol/marks.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { whenStylesLoaded } from './styles-loaded.ts'
import { useSearchParameter } from './use-page.ts'

/** The palette with its words and styles; null when it cannot be loaded: the field goes on as a form. */
const loadPalette = (locale: Locale) =>
  Promise.all([import('#features/search/search-palette.tsx'), loadFullTranslator(locale)])
    .then(async ([{ SearchPalette }]) => {
      await whenStylesLoaded()
      return SearchPalette
    })
    .catch(() => null)

/**
 * A plain form: the api answers with the listing that shows the results. Once the app is there, a press on the
 * field, `/` (which the bootstrap makes a press) or typing opens the palette with what stands in it.
 */
export function SearchBar() {
  const t = useT()
  const locale = useLocale()
  const { search } = parseFilters(useSearchParameter('filters'))
  const field = useRef<HTMLInputElement>(null)
  /** What a search ended with, or the page says; not what is being typed. */
  const former = useRef(search)
  const before = useRef<Element | null>(null)
  /** Several rows: a field of one line would join them. */
  const pasted = useRef<string | null>(null)
  const [Palette, setPalette] = useState<ComponentType<SearchPaletteProps> | null>(null)

  async function open() {
    const loaded = await loadPalette(locale)
    setPalette(() => loaded)
  }
  const openTyped = useEffectEvent(() => {
    const typed = document.activeElement === field.current && field.current?.value !== field.current?.defaultValue
    if (typed) void open()
  })
  // what was typed before the app was there
  useEffect(() => openTyped(), [])
  // the page says what it was found by, unless something else is being typed
  useEffect(() => {
    if (field.current?.value === former.current) field.current.value = search
    former.current = search
  }, [search])

  function takeOver() {
    const text = field.current?.value ?? ''
    const list = pasted.current
    pasted.current = null
    return { text, isFormer: text === former.current, list }
  }
  function close(text: string, left: boolean) {
    setPalette(null)
    if (!field.current) return
    field.current.value = text
    former.current = text
    if (left) document.getElementById('main')?.focus({ preventScroll: true })
    else if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    // on a touch screen the focus would bring the keyboard back
    else if (matchMedia('(pointer: coarse)').matches) field.current.blur()
    else field.current.select()
  }

  return (
    <search>
      <form className="search-field" action={`/api/${locale}/catalogue/search`}>
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          type="search"
          name="search"
          placeholder={t('shell.search')}
          aria-label={t('shell.search')}
          defaultValue={search}
          maxLength={300}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          {...needsApp}
          {...opensSearch}
          onFocus={({ relatedTarget }: FocusEvent) => {
            // it comes back here first when the palette closes
            if (!Palette) before.current = relatedTarget
            void loadPalette(locale)
          }}
          onClick={({ detail }: MouseEvent) => {
            // pressed by the pointer it is the field itself that gets the focus back
            if (detail > 0) before.current = null
            void open()
          }}
          onInput={() => void open()}
          onPaste={(event: ClipboardEvent) => {
            const text = event.clipboardData.getData('text').trim()
            if (!text.includes('\n')) return
            event.preventDefault()
            pasted.current = text
            void open()
          }}
        />
        <kbd className="only-desktop">/</kbd>
      </form>
      {Palette && <Palette takeOver={takeOver} onClose={close} />}
    </search>
  )
}
