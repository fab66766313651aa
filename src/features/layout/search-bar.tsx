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
import { appProps, searchProps } from '#protocol/data-attributes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { whenStylesLoaded } from './styles-loaded.ts'
import { useSearchParameter } from './use-page.ts'

/** Loads the palette with its messages and styles; null on failure, then the field remains a native form. */
const loadPalette = (locale: Locale) =>
  Promise.all([import('#features/search/search-palette.tsx'), loadFullTranslator(locale)])
    .then(async ([{ SearchPalette }]) => {
      await whenStylesLoaded()
      return SearchPalette
    })
    .catch(() => null)

/** A native form without scripts. After hydration a click, `/` or typing opens the palette with the value of the field. */
export function SearchBar() {
  const t = useT()
  const locale = useLocale()
  const { search } = parseFilters(useSearchParameter('filters'))
  const field = useRef<HTMLInputElement>(null)
  /** Search text of the page or of the last search, not the one being typed. */
  const former = useRef(search)
  const before = useRef<Element | null>(null)
  /** Pasted text of several lines, which an input would join. */
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
  // open the palette if text was typed before hydration
  useEffect(() => openTyped(), [])
  // show the page's search text, unless the visitor has typed another
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
    // on a touch screen focusing the field would open the keyboard again
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
          {...appProps}
          {...searchProps}
          onFocus={({ relatedTarget }: FocusEvent) => {
            // keep the element focused before; when the palette closes, this field gets the focus first
            if (!Palette) before.current = relatedTarget
            void loadPalette(locale)
          }}
          onClick={({ detail }: MouseEvent) => {
            // after a pointer click the field itself gets the focus back
            if (detail > 0) before.current = null
            void open()
          }}
          // Esc empties the field; that is not a search
          onInput={({ currentTarget }) => currentTarget.value && void open()}
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
