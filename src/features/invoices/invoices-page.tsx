import { Part, PartProblem } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import type { Invoice, InvoiceSummary } from './invoice.ts'
import { InvoiceDetail } from './invoice-detail.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { InvoicesEmpty } from './invoices-empty.tsx'

type InvoicesPageProps = {
  list: Promise<Settled<{ invoices: InvoiceSummary[] }>>
  /** The invoice that the URL opens; null when it opens none. */
  opened: Settled<Invoice> | null
}

/** The latest invoices, and the one that is open above them. */
export function InvoicesPage({ list, opened }: InvoicesPageProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <div className="lhead">
        <div className="row">
          <h1 className="d3">{t('invoices.title')}</h1>
          <Part promise={list} fallback={null} quiet>
            {({ invoices }) =>
              invoices.length > 0 && (
                <Button look="simple" icon="download-simple" href={`/api/${locale}/invoices/csv`} download="">
                  {t('invoices.export')}
                </Button>
              )
            }
          </Part>
        </div>
      </div>
      <div className="stack l">
        {opened?.ok === true && <InvoiceDetail invoice={opened.value} />}
        {opened?.ok === false && <PartProblem problem={opened.problem} />}
        <Part promise={list} fallback={<OrdersSkeleton />}>
          {({ invoices }) =>
            invoices.length === 0 ? (
              <InvoicesEmpty />
            ) : (
              <div className="panel">
                <InvoiceTable invoices={invoices} />
              </div>
            )
          }
        </Part>
      </div>
    </>
  )
}
