import { toCsv } from '#i18n/csv.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { useAnswerFocus } from '#ui/states/use-answer-focus.ts'
import { cappedQuantity, type QuickOrderResult, type RowResult } from './row-results.ts'

function download(locale: Locale, rows: readonly RowResult[], reasonOf: (answer: RowResult) => string) {
  const csv = toCsv(
    locale,
    rows.map((row) => [String(row.line), row.text, reasonOf(row)]),
  )
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = 'proviant.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** @param props.onChoose replaces the text of an ambiguous row */
export function QuickOrderResults({
  answers,
  left,
  onChoose,
}: QuickOrderResult & { onChoose: (text: string, row: string) => void }) {
  const t = useT()
  const summary = useAnswerFocus<HTMLParagraphElement>(answers)
  const locale = useLocale()
  const otherRows = answers.filter(({ state }) => state !== 'found')
  const isComplete = (answer: RowResult) => answer.state === 'found' && cappedQuantity(answer) === null
  const reasonOf = (answer: RowResult) => {
    const { state, choices, quantity } = answer
    const added = cappedQuantity(answer)
    if (state === 'found' && added !== null) return t('reorder.lowered', { added, requested: quantity ?? 0 })
    const codes = choices.map(({ sku, unit }) => [sku, unit].filter(Boolean).join(' ')).join(', ')
    return t(`quickOrder.states.${state}`, { codes })
  }
  return (
    <Stack as="section" aria-label={t('quickOrder.answers')}>
      <p ref={summary} role="status" tabIndex={-1}>
        {t('quickOrder.checked', { count: answers.length - otherRows.length, of: answers.length })}
      </p>
      <ul>
        {answers.map((answer) => (
          <li key={answer.line} className={isComplete(answer) ? 'reorder' : 'reorder missing'}>
            <Icon name={isComplete(answer) ? 'check-circle' : 'warning'} />
            <span>
              <b>{answer.packing?.name ?? answer.text}</b>
              <Text as="small" tone="muted" figures>
                {[
                  t('quickOrder.row', { line: answer.line }),
                  answer.packing && t('cart.number', { number: answer.packing.sku }),
                  answer.packing?.content,
                  !isComplete(answer) && reasonOf(answer),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              {answer.state === 'suggested' && (
                <ul className="no-js">
                  {answer.choices.map(({ productId, sku, name, unit }) => (
                    <li key={productId}>{[sku, name, unit].filter(Boolean).join(', ')}</li>
                  ))}
                </ul>
              )}
              {answer.choices.length > 0 && (
                <Cluster>
                  {answer.choices.map(({ productId, name, sku, unit, content, row }) => (
                    <Button
                      key={productId}
                      look="outline-sm"
                      className="needs-js"
                      onClick={() => onChoose(answer.text, row)}
                    >
                      {[answer.state === 'suggested' ? name : sku, unit, content].filter(Boolean).join(', ')}
                    </Button>
                  ))}
                </Cluster>
              )}
            </span>
            <KeyFigures>
              {answer.quantity !== null &&
                t('cart.amount', { quantity: answer.quantity, name: answer.packing?.unit ?? '' })}
            </KeyFigures>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{t('quickOrder.left', { count: left })}</p>}
      {otherRows.length > 0 && (
        <Button
          look="simple"
          icon="download-simple"
          className="needs-js"
          onClick={() => download(locale, otherRows, reasonOf)}
        >
          {t('quickOrder.download', { count: otherRows.length })}
        </Button>
      )}
    </Stack>
  )
}
