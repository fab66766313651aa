import { useRouter } from '@tanstack/react-router'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { ProductCard } from '#features/product/product-card.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Palette } from '#ui/overlays/palette.tsx'
import { maxQueryLength, normalizeQuery, toWords } from './fold.ts'
import { quantityId } from './inline-order.tsx'
import { PaletteFooter } from './palette-foot.tsx'
import { Intro, NothingFound, SearchError, Waiting } from './palette-messages.tsx'
import { fitUrl, readOrder, toPastedList } from './parse-order-query.ts'
import { RecentHeader, RecentOptions } from './recent.tsx'
import { clearRecent, readRecent, saveRecent } from './recent-searches.ts'
import { allHref, countOptions, Found } from './search-results.tsx'
import { SearchStatus } from './search-status.tsx'
import { findOrderable, useAddFromSearch, useShown } from './use-add-from-search.ts'
import { useSuggester } from './use-suggester.ts'

export interface SearchPaletteProps {
  /** What the header's field holds; of a former search it is replaced by the next letter. A list that was pasted there goes to the pad. */
  takeOver: () => { text: string; isFormer: boolean; list: string | null }
  /** @param left whether the visitor went on to something that was found */
  onClose: (text: string, left: boolean) => void
}

/** The search over everything, answered while one types (DESIGN: search palette). */
export function SearchPalette({ takeOver, onClose }: SearchPaletteProps) {
  const t = useT()
  const locale = useLocale()
  const to = usePath()
  const router = useRouter()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState({ text: '', isFormer: false })
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(readRecent)
  const [active, setActive] = useState<number | null>(null)
  const [left, setLeft] = useState(false)
  const { question, answer, wording, status, suggester } = useSuggester()
  const wanted = readOrder(text)
  const { added, notice, add, addLine } = useAddFromSearch()
  const toShown = useShown(wanted)
  const asked = wanted?.article ?? text
  useEffect(() => suggester.type(asked), [suggester, asked])
  // keys reach this field from now on; what was typed while it was being drawn stands in the header's
  const begin = useEffectEvent(() => {
    const now = takeOver()
    if (now.list !== null) return openPad(now.list)
    setTaken(now)
    setText(now.text)
  })
  useLayoutEffect(() => begin(), [])
  useLayoutEffect(() => {
    field.current?.setSelectionRange(taken.isFormer ? 0 : taken.text.length, taken.text.length)
  }, [taken])

  const found = status === 'failed' || !question ? null : answer
  const count = found ? countOptions(found) : question ? 0 : recent.length
  // of an answer the first is marked at once, so that one key opens it or orders it; an answer to a former text marks nothing
  const isAnswered = status === 'ready'
  const isAnswer = found !== null && isAnswered
  const meant = isAnswer && wanted ? findOrderable(found.products, wanted, toShown) : -1
  const marked = isAnswer ? (active ?? Math.max(meant, 0)) : found ? -1 : (active ?? -1)

  function write(next: string) {
    setText(next)
    setActive(null)
  }
  function mark(place: number) {
    const next = (place + count) % count
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  function remember() {
    saveRecent(text)
    setRecent(readRecent())
  }
  function leave() {
    remember()
    setLeft(true)
    document.getElementById(listId)?.closest('dialog')?.close()
  }
  const quantityAt = (place: number) => document.getElementById(quantityId(`${listId}-${place}`))
  function order(product: ProductCard, place: number) {
    const { packing, orderable } = toShown(product)
    const quantity = quantityAt(place)
    if (!packing || !orderable || !(quantity instanceof HTMLInputElement)) return
    remember()
    void add(product, packing, quantity.value)
    quantity.value = quantity.defaultValue
    typeOver()
  }
  /** The next product is typed over this one; a screen without keys is not covered by them anew. */
  function typeOver() {
    if (!(document.activeElement instanceof HTMLInputElement)) return
    field.current?.focus()
    field.current?.select()
  }
  function openPad(list: string) {
    void router.navigate({ href: `${to('cart')}?${new URLSearchParams({ pad: fitUrl(list) })}` })
    leave()
  }
  function onPaste(event: ClipboardEvent) {
    const list = toPastedList(event.clipboardData.getData('text'))
    if (list === null) return
    event.preventDefault()
    openPad(list)
  }
  function onEnter({ ctrlKey, metaKey }: KeyboardEvent) {
    const product = isAnswered ? found?.products[marked] : undefined
    if (ctrlKey || metaKey) return product && order(product, marked)
    if (wanted && !isAnswered) {
      // typed faster than any answer: the line finds its product by itself, and the next one is typed over it
      remember()
      void addLine(wanted, toShown)
      return typeOver()
    }
    if (wanted && product && (active !== null || meant >= 0)) return order(product, marked)
    const option = document.getElementById(`${listId}-${marked}`) ?? document.getElementById(`${listId}-all`)
    option?.click()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Enter') onEnter(event)
    else if (count === 0) return
    else if (key === 'Tab' && !event.shiftKey && quantityAt(marked)) quantityAt(marked)?.focus()
    else if (key === 'ArrowDown') mark(marked + 1)
    else if (key === 'ArrowUp') mark(Math.max(marked, 0) - 1)
    else if (key === 'Home') mark(0)
    else if (key === 'End') mark(count - 1)
    else return
    event.preventDefault()
  }
  /** Links are followed by whoever follows links; in a new tab the palette stays. */
  function onFollow({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    if (metaKey || ctrlKey || shiftKey) remember()
    else leave()
  }

  return createPortal(
    <Palette
      label={t('shell.search')}
      closeLabel={t('search.close')}
      escapeKey={t('search.keys.escape')}
      loading={status === 'slow'}
      expanded={count > 0}
      onClose={() => onClose(text, left)}
      field={{
        ref: field,
        value: text,
        placeholder: t('search.example'),
        maxLength: maxQueryLength,
        onChange: ({ currentTarget }) => write(currentTarget.value),
        onKeyDown,
        onPaste,
        'aria-controls': listId,
        'aria-activedescendant': marked >= 0 && marked < count ? `${listId}-${marked}` : undefined,
      }}
      footer={
        (count > 0 || notice) && (
          <PaletteFooter
            notice={notice}
            enterAdds={meant >= 0}
            adds={found?.products.some((product) => toShown(product).orderable) ?? false}
          />
        )
      }
    >
      <SearchStatus answer={isAnswered ? found : null} wording={wording} notice={notice?.text} />
      {normalizeQuery(text) !== '' && (
        // where Enter leads while nothing is marked
        <a id={`${listId}-all`} href={allHref(locale, text)} onClick={leave} hidden>
          {t('search.results')}
        </a>
      )}
      {!question && recent.length > 0 && (
        <RecentHeader
          onForget={() => {
            clearRecent()
            setRecent([])
          }}
        />
      )}
      {/* a list holds nothing but options: it owns them where they stand, each beside its controls */}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t(question ? 'search.results' : 'search.recent')}
        aria-busy={status === 'waiting' || status === 'slow' || undefined}
        aria-owns={Array.from({ length: count }, (_, place) => `${listId}-${place}`).join(' ')}
        hidden={count === 0}
      />
      <div className={status === 'slow' ? 'stale' : undefined}>
        {found && (
          <Found
            listId={listId}
            wording={wording}
            words={toWords(normalizeQuery(wording))}
            answer={found}
            quantity={wanted?.quantity ?? 1}
            active={marked}
            added={added}
            toShown={toShown}
            onAdd={order}
            onReach={setActive}
            onFollow={onFollow}
          />
        )}
        {!question && <RecentOptions listId={listId} texts={recent} active={marked} onChoose={write} />}
      </div>
      {!question && recent.length === 0 && <Intro />}
      {status === 'slow' && !found && <Waiting />}
      {found && count === 0 && (
        <NothingFound text={wording} suggestion={found.suggestion} onSuggest={write} onLeave={leave} />
      )}
      {status === 'failed' && <SearchError onRetry={suggester.retry} />}
    </Palette>,
    document.body,
  )
}
