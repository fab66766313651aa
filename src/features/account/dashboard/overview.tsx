import type { ReactNode } from 'react'
import type { AddressBookData } from '#features/addresses/address-book.tsx'
import { AddressesPanel } from '#features/addresses/addresses-panel.tsx'
import type { CartSummary } from '#features/cart/cart.ts'
import type { CreditHold } from '#features/cart/credit-hold.ts'
import { type Contact, CreditHoldNotice } from '#features/cart/page/credit-hold-notice.tsx'
import type { BalanceSums } from '#features/invoices/credit-transfer.ts'
import type { InvoiceSummary } from '#features/invoices/invoice.ts'
import { OwedTile } from '#features/invoices/owed-tile.tsx'
import { RecentInvoices } from '#features/invoices/recent-invoices.tsx'
import type { ListSummary } from '#features/lists/list.ts'
import { ListsSkeleton } from '#features/lists/overview/list-table.tsx'
import { ListsPanel } from '#features/lists/overview/lists-panel.tsx'
import type { OrderPage } from '#features/orders/order.ts'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { isQuoteOnly } from '#features/orders/quote-status.ts'
import type { Recall } from '#features/orders/recalls/recall.ts'
import { RecentOrders } from '#features/orders/recent-orders.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { PreparedDates } from '#features/standing-orders/prepared-dates.tsx'
import type { PreparedDate } from '#features/standing-orders/standing-order.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { ApprovalSummary } from '../approvals/approval.ts'
import { WaitingApprovals } from '../approvals/waiting-approvals.tsx'
import { AfterProposal, DeferredChanges, DeferredProposal, type PlanningPromise } from '../planning/planning-parts.tsx'
import { RecallNotices } from '../recalls/recall-notices.tsx'
import { CartTile, LastOrderTile } from './overview-tiles.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

type OverviewProps = {
  firstName: string
  promise?: ReactNode
  /** Null: the shop or the role has none. */
  prepared?: Promise<Result<{ prepared: PreparedDate[] }>> | null
  /** Null: the customer does not order. */
  cart: Promise<Result<{ summary: CartSummary | null; hold?: CreditHold | null }>> | null
  phone?: Contact['phone']
  recalls?: Promise<Result<{ recalls: Recall[] }>> | null
  recent: Promise<Result<OrderPage>>
  /** Null: the shop proposes nothing. */
  planning: PlanningPromise | null
  /** Null: the shop has no invoices. */
  owed: Promise<Result<{ balance: BalanceSums | null }>> | null
  /** Null: the shop has none. */
  invoices: Promise<Result<{ invoices: InvoiceSummary[] }>> | null
  /** Null: the shop has none. */
  lists: Promise<Result<{ lists: ListSummary[] }>> | null
  addresses: Promise<Result<AddressBookData>>
  /** Null: the customer approves nothing. */
  approvals?: Promise<Result<{ count: number; approvals: ApprovalSummary[] }>> | null
}

export function Overview(props: OverviewProps) {
  const {
    firstName,
    promise,
    prepared = null,
    cart,
    phone = null,
    recalls = null,
    recent,
    planning,
    owed,
    invoices,
    lists,
    addresses,
    approvals,
  } = props
  const t = useT()
  return (
    <>
      <PageHeader title={t('account.greeting', { name: firstName })}>
        <Text tone="soft">{t(cart ? 'account.greetingText' : 'account.greetingTextReader')}</Text>
        {promise}
      </PageHeader>
      <Stack gap="large">
        {recalls && (
          <Deferred promise={recalls} fallback={null} quiet>
            {({ recalls: open }) => <RecallNotices recalls={open.filter(({ confirmed }) => confirmed === null)} />}
          </Deferred>
        )}
        {approvals && (
          <Deferred promise={approvals} fallback={null} quiet>
            {(waiting) => <WaitingApprovals {...waiting} />}
          </Deferred>
        )}
        {cart && (
          <Deferred promise={cart} fallback={null} quiet>
            {({ hold }) => hold && <CreditHoldNotice hold={hold} phone={phone} invoices={invoices !== null} />}
          </Deferred>
        )}
        {prepared && (
          <Deferred promise={prepared} fallback={null} quiet>
            {(dates) => <PreparedDates {...dates} />}
          </Deferred>
        )}
        {planning && (
          <div className="dashboard-grid">
            <div className="span-7">
              <DeferredProposal planning={planning} />
            </div>
            <div className="span-5">
              <DeferredChanges planning={planning} />
            </div>
          </div>
        )}
        <div className="action-tiles">
          {cart && (
            <Deferred promise={cart} fallback={<TileSkeleton />}>
              {({ summary }) => (
                <AfterProposal planning={planning} fallback={<TileSkeleton />}>
                  {(hasProposal) => <CartTile summary={summary} isPrimary={!hasProposal} />}
                </AfterProposal>
              )}
            </Deferred>
          )}
          <Deferred promise={recent} fallback={<TileSkeleton />} quiet>
            {({ orders }) => <LastOrderTile order={orders.find(({ status }) => !isQuoteOnly(status))} />}
          </Deferred>
          {owed && (
            <Deferred promise={owed} fallback={<TileSkeleton />} quiet>
              {({ balance }) => balance && <OwedTile balance={balance} />}
            </Deferred>
          )}
        </div>
        <div className="dashboard-grid">
          <div className={lists || invoices ? 'span-7' : 'span-12'}>
            <Deferred promise={recent} fallback={<OrdersSkeleton rows={5} />}>
              {({ orders }) => <RecentOrders orders={orders} />}
            </Deferred>
          </div>
          {lists && (
            <div className="span-5">
              <Deferred promise={lists} fallback={<ListsSkeleton />}>
                {({ lists: all }) => <ListsPanel lists={all} />}
              </Deferred>
            </div>
          )}
          {invoices && (
            <div className="span-5">
              <Deferred promise={invoices} fallback={<OrdersSkeleton rows={5} />}>
                {(given) => <RecentInvoices invoices={given.invoices} />}
              </Deferred>
            </div>
          )}
          <div className={lists && invoices ? 'span-7' : 'span-12'}>
            <AddressesPanel book={addresses} />
          </div>
        </div>
      </Stack>
    </>
  )
}
