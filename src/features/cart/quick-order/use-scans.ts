import { type RefObject, useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { toGtin } from '../add/gtin.ts'
import { addScan, type CountedScan, countScan } from './count-scan.ts'
import type { Sheet, SheetRow } from './edit-rows.ts'
import type { EditSheet } from './quick-order-row.tsx'

const codeOf = (text: string) => text.trim().split(/\s/)[0] ?? ''

/** Scans into the text of the quick order form. `scanned` is a sentence about the last one, null until it is answered. */
export function useScans(form: RefObject<HTMLFormElement | null>, rows: readonly SheetRow[], edit: EditSheet) {
  const t = useT()
  const [gtin, setGtin] = useState<string | null>(null)

  function count(read: (sheet: Sheet) => CountedScan | null): boolean {
    const field = form.current?.querySelector('textarea')
    let counted: CountedScan | null = null
    edit((sheet) => {
      counted = read({ ...sheet, text: field?.value ?? sheet.text })
      return counted?.sheet ?? sheet
    })
    // TypeScript does not see the assignment in the callback
    const done = counted as CountedScan | null
    if (!done || !field) return false
    setGtin(toGtin(codeOf(done.sheet.text.split('\n')[done.line - 1] ?? '')))
    field.setSelectionRange(done.caret, done.caret)
    if (done.caret >= done.sheet.text.length) field.scrollTop = field.scrollHeight
    return true
  }

  function describe(): string | null {
    const row = gtin === null ? undefined : rows.find(({ text }) => toGtin(codeOf(text)) === gtin)
    if (!row || row.state === 'pending') return null
    const { packing, quantity } = row
    if (!packing) return t('quickOrder.scanUnknown', { code: codeOf(row.text) })
    const { name, unit } = packing
    const what = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: quantity ?? 1, name, unit: unit ?? '' })
    return t('quickOrder.scanned', { what })
  }

  return {
    scanned: describe(),
    /** Counts the barcode before the caret. @returns false if there is none */
    countTyped: ({ selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      selectionStart === selectionEnd && count((sheet) => countScan(sheet, selectionEnd)),
    countCode: (code: string) => void count((sheet) => addScan(sheet, code)),
  }
}
