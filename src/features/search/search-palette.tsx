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
import { PaletteFooter } from './palette-footer.tsx'
import { NothingFound, SearchError, SearchIntro, SearchPending } from './palette-messages.tsx'
import { parseOrderQuery, toPastedList, truncateForUrl } from './parse-order-query.ts'
import { RecentHeader, RecentOptions } from './recent.tsx'
import { clearRecent, readRecent, saveRecent } from './recent-searches.ts'
import { allResultsHref, countOptions, SearchResults } from './search-results.tsx'
import { SearchStatus } from './search-status.tsx'
import { findOrderable, useAddFromSearch, useShownPacking } from './use-add-from-search.ts'
import { useSuggester } from './use-suggester.ts'

export interface SearchPaletteProps {
  /** Value of the header's search field. The next character replaces it if `isFormer`; a pasted `list` opens the quick order form. */
  takeOver: () => { text: string; isFormer: boolean; list: string | null }
  /** @param left whether the visitor navigated to a result */
  onClose: (text: string, left: boolean) => void
}

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
  const wanted = parseOrderQuery(text)
  const { added, notice, add, addLine } = useAddFromSearch(() => field.current?.focus())
  const toShown = useShownPacking(wanted)
  const asked = wanted?.article ?? text
  useEffect(() => suggester.type(asked), [suggester, asked])
  // from now on this field receives the keys; text typed before is in the header's field
  const begin = useEffectEvent(() => {
    const now = takeOver()
    if (now.list !== null) return openQuickOrder(now.list)
    setTaken(now)
    setText(now.text)
  })
  useLayoutEffect(() => begin(), [])
  useLayoutEffect(() => {
    field.current?.setSelectionRange(taken.isFormer ? 0 : taken.text.length, taken.text.length)
  }, [taken])

  const found = status === 'failed' || !question ? null : answer
  const count = found ? countOptions(found) : question ? 0 : recent.length
  // select the first result of the current query, so that Enter opens or orders it; results of an earlier query select nothing
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
    if (wanted?.gtin) return
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
    void add(product, packing, quantity.value, wanted?.gtin !== undefined)
    quantity.value = quantity.defaultValue
    typeOver()
  }
  /** Selects the text for the next query; only if an input has the focus, so that no on-screen keyboard opens. */
  function typeOver() {
    if (!(document.activeElement instanceof HTMLInputElement)) return
    field.current?.focus()
    field.current?.select()
  }
  function openQuickOrder(list: string) {
    void router.navigate({ href: `${to('cart')}?${new URLSearchParams({ quickOrder: truncateForUrl(list) })}` })
    leave()
  }
  function onPaste(event: ClipboardEvent) {
    const list = toPastedList(event.clipboardData.getData('text'))
    if (list === null) return
    event.preventDefault()
    openQuickOrder(list)
  }
  function onEnter({ ctrlKey, metaKey }: KeyboardEvent) {
    const product = isAnswered ? found?.products[marked] : undefined
    if (ctrlKey || metaKey) return product && order(product, marked)
    if (wanted && (!isAnswered || (wanted.gtin && meant < 0 && active === null))) {
      // Enter before the results arrived, or a barcode without a product: order the line in the background and start the next query
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
        // target of Enter if no option is selected
        <a id={`${listId}-all`} href={allResultsHref(locale, text)} onClick={leave} hidden>
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
      {/* the listbox owns its options by aria-owns, because each option is beside its controls in the DOM */}
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
          <SearchResults
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
      {!question && recent.length === 0 && <SearchIntro />}
      {status === 'slow' && !found && <SearchPending />}
      {found && count === 0 && (
        <NothingFound text={wording} suggestion={found.suggestion} onSuggest={write} onLeave={leave} />
      )}
      {status === 'failed' && <SearchError onRetry={suggester.retry} />}
    </Palette>,
    document.body,
  )
}
