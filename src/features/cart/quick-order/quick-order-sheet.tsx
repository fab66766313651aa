import { formatTotal } from '#features/pricing/customer-price.ts'
import { toCsv } from '#i18n/csv.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/actions/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { type SheetRow, toItems } from './edit-rows.ts'
import { type EditSheet, QuickOrderRow, reasonOf } from './quick-order-row.tsx'

function download(locale: Locale, rows: readonly string[][]) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toCsv(locale, rows)], { type: 'text/csv' }))
  link.download = 'proviant.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

type QuickOrderSheetProps = {
  rows: readonly SheetRow[]
  /** Rows that were not read. */
  left: number
  /** Sentence about the last scan. */
  scanned: string | null
  onEdit: EditSheet
}

/** Rows of the quick order text as products, with the total of those that go into the cart. */
export function QuickOrderSheet({ rows, left, scanned, onEdit }: QuickOrderSheetProps) {
  const t = useT()
  const locale = useLocale()
  const items = toItems(rows)
  const prices = rows.flatMap(({ packing }) => packing?.price ?? [])
  const total = items.length > 0 ? formatTotal(prices, items, locale) : null
  const isPending = rows.some(({ state }) => state === 'pending')
  const otherRows = rows.filter(({ state }) => state !== 'found' && state !== 'pending')
  return (
    <Stack as="section" aria-label={t('quickOrder.answers')}>
      <p role="status" aria-busy={isPending}>
        {scanned && <b className="scanned">{scanned} </b>}
        {!isPending && t('quickOrder.checked', { count: rows.length - otherRows.length, of: rows.length })}
      </p>
      <ul className="list-sheet">
        {rows.map((row) => (
          <QuickOrderRow key={row.line} row={row} onEdit={onEdit} />
        ))}
      </ul>
      {total && (
        <p className="reorder-total">
          <b>{t('cartPage.subtotal')}</b>
          <KeyFigures as="b">{total}</KeyFigures>
        </p>
      )}
      {left > 0 && <p>{t('quickOrder.left', { count: left })}</p>}
      {otherRows.length > 0 && (
        <Button
          look="simple"
          icon="download-simple"
          className="needs-js"
          onClick={() =>
            download(
              locale,
              otherRows.map((row) => [String(row.line), row.text, reasonOf(t, row) ?? '']),
            )
          }
        >
          {t('quickOrder.download', { count: otherRows.length })}
        </Button>
      )}
    </Stack>
  )
}
