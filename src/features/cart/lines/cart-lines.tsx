import { useDeferredValue, useState } from 'react'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Count } from '#ui/order/count.tsx'
import type { CartLine as Line } from '../cart.ts'
import { useCart } from '../store/cart-provider.tsx'
import { CartLine } from './cart-line.tsx'
import { findLines } from './find-lines.ts'

/** Minimum number of lines for a search field. */
const searchFrom = 20

type CartLinesProps = {
  lines: readonly Line[]
  avoid: readonly AllergenCode[]
  customer: boolean
}

export function CartLines({ lines, avoid, customer }: CartLinesProps) {
  const t = useT()
  const { changes } = useCart().store
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text).trim()
  const found = new Set(findLines(lines, wanted))
  const isUnsaved = (id: string) => (changes.get(id)?.state ?? 'saved') !== 'saved'
  return (
    <>
      {(lines.length >= searchFrom || text) && (
        <header className="needs-js">
          <div className="input compact">
            <Icon name="magnifying-glass" />
            <input
              type="search"
              {...appProps}
              aria-label={t('cartPage.find')}
              placeholder={t('cartPage.find')}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          </div>
          <Count role="status">{wanted && t('cartPage.found', { count: found.size })}</Count>
        </header>
      )}
      <div className="cart-head only-desktop" aria-hidden="true">
        <span>{t('cart.item')}</span>
        <span>{customer && t('cartPage.price')}</span>
        <span>{t('cart.quantity')}</span>
        <span className="text-end">{customer && t('cartPage.lineTotal')}</span>
        <span />
      </div>
      <ul>
        {/* an unsaved line stays visible: the checkout refers to it */}
        {lines
          .filter((line) => found.has(line) || isUnsaved(line.id))
          .map((line) => (
            <CartLine key={line.id} line={line} avoid={avoid} />
          ))}
      </ul>
    </>
  )
}
