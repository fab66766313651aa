import { quantityField } from '#features/cart/reorder/chosen-lines.ts'
import { useFieldError, useFieldValue, useFormPending } from '#features/forms/form-state.ts'
import { ProductQuantity } from '#features/forms/product-quantity.tsx'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { useCartQuantity } from '#features/product/cart-quantities.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { AddButton } from '#ui/actions/add-button.tsx'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Link } from '#ui/actions/link.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { ProposedLine, ProposedSubstitute } from './proposal.ts'

type ProposedRowProps = {
  line: ProposedLine
  /** Id of the form that dismisses products. */
  dismissForm: string
}

/** A proposed line in the form that adds lines: a quantity, a button that adds it, and one that dismisses it. */
export function ProposedRow({ line, dismissForm }: ProposedRowProps) {
  const t = useT()
  const { productId, name, href, picture, details, reason, adds } = line
  const title = nonBreakingSizes(name)
  const isAdded = useCartQuantity(productId) > 0
  return (
    <li className="proposed">
      {picture ? <Picture source={picture} alt="" sizes={SIZES.thumb} /> : <span />}
      <span>
        {href ? <Link href={href}>{title}</Link> : <b>{title}</b>}
        <Text as="small" tone="muted" figures>
          {details}
        </Text>
        <Text as="small" tone="soft" figures>
          {reason}
        </Text>
        {!isAdded && <Shortage line={line} />}
      </span>
      {isAdded ? (
        <span className="proposed-done">
          <Icon name="check-circle" />
          {t('planning.inCart')}
        </span>
      ) : (
        <>
          {adds > 0 ? <Amount line={line} /> : <span className="proposed-amount" />}
          <IconButton
            icon="x"
            label={t('planning.dismiss', { name })}
            type="submit"
            form={dismissForm}
            name="productId"
            value={productId}
          />
        </>
      )}
    </li>
  )
}

function Amount({ line: { productId, name, unit, adds } }: { line: ProposedLine }) {
  const t = useT()
  const pending = useFormPending()
  const field = quantityField(productId, adds)
  const error = useFieldError(field)
  const value = useFieldValue(field, String(adds))
  return (
    <div className="ordering proposed-amount">
      <ProductQuantity
        name={field}
        label={name}
        unit={unit ?? undefined}
        min={0}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
      />
      <AddButton
        name="only"
        value={productId}
        label={t('cart.addNamed', { what: [unit, name].filter(Boolean).join(', ') })}
        disabled={pending}
      />
      {error && <ErrorMessage>{error}</ErrorMessage>}
    </div>
  )
}

function Shortage({ line: { quantity, adds, substitute } }: { line: ProposedLine }) {
  const t = useT()
  if (adds >= quantity) return null
  return (
    <>
      <ErrorMessage as="span">
        <Icon name="warning-circle" />
        {t(adds > 0 ? 'cartPage.shortLine' : 'cartPage.soldOutLine', { count: adds })}
      </ErrorMessage>
      {substitute && <SubstituteOffer substitute={substitute} quantity={quantity} />}
    </>
  )
}

function SubstituteOffer({ substitute, quantity }: { substitute: ProposedSubstitute; quantity: number }) {
  const t = useT()
  const { productId, name, href, details } = substitute
  const isAdded = useCartQuantity(productId) > 0
  return (
    <Cluster as="span">
      <Text as="span" size="small">
        {t('cartPage.instead')} {href ? <a href={href}>{name}</a> : name}
        {details && `, ${details}`}
      </Text>
      {isAdded ? (
        <span className="proposed-done">
          <Icon name="check-circle" />
          {t('planning.inCart')}
        </span>
      ) : (
        <Button type="submit" look="outline-sm" name="instead" value={`${productId}:${quantity}`}>
          {t('cart.amount', { quantity, name: t('cart.add') })}
        </Button>
      )}
    </Cluster>
  )
}
