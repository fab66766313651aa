import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldError, useFieldValue, useInitialFocus } from '#features/forms/form-state.ts'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { ListLine, ProductList } from './list.ts'
import { listHref } from './list-links.ts'
import { submitStocktake } from './lists.actions.ts'
import { groupByArea, parLevelOf, stocktakeFieldName } from './stocktake.ts'

export function StocktakeView({ list: { id, name, lines } }: { list: ProductList }) {
  const t = useT()
  return (
    <DraftForm action={submitStocktake(id)} gap="large" {...appProps}>
      <FormMessage />
      <p className="soft no-print">{t('lists.countHow')}</p>
      {groupByArea(lines).map(({ area, lines: kept }) => (
        <section key={area} className="stack gap-small count-sheet" aria-label={area ?? name}>
          {area && <Heading look="heading">{area}</Heading>}
          <Panel as="div">
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
                    <KeyFigures>{t('cart.amount', { quantity: parLevelOf(line), name: line.unit ?? '' })}</KeyFigures>
                  ),
                  left: <Left line={line} />,
                },
              }))}
            />
          </Panel>
        </section>
      ))}
      <div className="cluster no-print">
        <SubmitButton icon="note-pencil">{t('lists.propose')}</SubmitButton>
        <Button look="simple" icon="printer" href={listHref(useLocale(), id, { sheet: 'stocktake-sheet' })}>
          {t('forms.print')}
        </Button>
      </div>
    </DraftForm>
  )
}

function Article({ line: { name, sku, content } }: { line: ListLine }) {
  const t = useT()
  return (
    <>
      <b>{name}</b>
      <br />
      <Text as="small" tone="muted" figures>
        {[content, t('cart.number', { number: sku })].filter(Boolean).join(', ')}
      </Text>
    </>
  )
}

function Left({ line: { productId, name, unit } }: { line: ListLine }) {
  const t = useT()
  const field = stocktakeFieldName('left', productId)
  const problem = useFieldError(field)
  return (
    <>
      <ProductQuantity
        id={field}
        name={field}
        label={name}
        inputLabel={t('lists.left')}
        unit={unit ?? undefined}
        min={0}
        maxLength={4}
        defaultValue={useFieldValue(field)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${field}-said` : undefined}
        {...useInitialFocus(problem !== undefined)}
      />
      {problem && (
        <ErrorMessage id={`${field}-said`}>
          <Icon name="warning-circle" />
          {problem}
        </ErrorMessage>
      )}
    </>
  )
}
