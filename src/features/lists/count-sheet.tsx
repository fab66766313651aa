import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldError, useFieldValue, useServedFocus } from '#features/forms/form-state.ts'
import { PrintButton } from '#features/forms/print-button.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { Table } from '#ui/table.tsx'
import { fieldOf, targetOf, toAreas } from './count.ts'
import type { ListLine, ProductList } from './list.ts'

/** What is left is typed here or on paper; what is missing to the targets goes to the order pad. */
export function CountSheet({ list: { id, name, lines } }: { list: ProductList }) {
  const t = useT()
  return (
    <ApiForm action={`/lists/${id}/count`} className="stack l" data-app>
      <FormMessage />
      <p className="soft noprint">{t('lists.countHow')}</p>
      {toAreas(lines).map(({ area, lines: kept }) => (
        <section key={area} className="stack s countsheet" aria-label={area ?? name}>
          {area && <h2 className="h5">{area}</h2>}
          <div className="panel">
            <Table
              compact
              caption={area ?? name}
              columns={[
                { key: 'item', label: t('cart.item') },
                { key: 'target', label: t('lists.target'), align: 'end' },
                { key: 'left', label: t('lists.left'), phone: 'line' },
              ]}
              rows={kept.map((line) => ({
                id: line.productId,
                cells: {
                  item: <Article line={line} />,
                  target: (
                    <span className="num">{t('cart.amount', { quantity: targetOf(line), name: line.unit ?? '' })}</span>
                  ),
                  left: <Left line={line} />,
                },
              }))}
            />
          </div>
        </section>
      ))}
      <div className="cluster noprint">
        <SubmitButton icon="note-pencil">{t('lists.propose')}</SubmitButton>
        <PrintButton />
      </div>
    </ApiForm>
  )
}

function Article({ line: { name, sku, content } }: { line: ListLine }) {
  const t = useT()
  return (
    <>
      <b>{name}</b>
      <br />
      <small className="muted num">{[content, t('cart.number', { number: sku })].filter(Boolean).join(', ')}</small>
    </>
  )
}

function Left({ line: { productId, name, unit } }: { line: ListLine }) {
  const t = useT()
  const field = fieldOf('left', productId)
  const problem = useFieldError(field)
  return (
    <>
      <Quantity
        id={field}
        name={field}
        label={name}
        inputLabel={t('lists.left')}
        lessLabel={t('cart.less')}
        moreLabel={t('cart.more')}
        unit={unit ?? undefined}
        min={0}
        max={9999}
        maxLength={4}
        defaultValue={useFieldValue(field)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${field}-said` : undefined}
        {...useServedFocus(problem !== undefined)}
      />
      {problem && (
        <p className="err" id={`${field}-said`}>
          <Icon name="warning-circle" />
          {problem}
        </p>
      )}
    </>
  )
}
