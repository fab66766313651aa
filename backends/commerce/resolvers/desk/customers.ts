import { allows } from '#contracts/permissions.ts'
import type { Context } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { toRowId } from '../../rules/ids.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { toIncrementId } from '../../rules/order.ts'
import { sumUnpaidInvoices } from '../../sql/credit-holds.ts'
import type { CreditHold, CustomerRow } from '../../sql/customers.ts'
import {
  type DeskCompanyRow,
  findDeskCompany,
  listDeskCompanies,
  readLatestOrders,
} from '../../sql/desk/desk-customers.ts'
import { readUsers } from '../../sql/users.ts'
import type { Resolvers } from '../generated/types.ts'
import { paginate, toPage } from '../paging.ts'
import { toAmount } from './orders.ts'

const pageSize = 25
const latestOrders = 10

const toUser = ({ id, first_name, last_name, email, role, is_active }: CustomerRow) => ({
  id,
  name: `${first_name} ${last_name}`,
  email,
  role,
  isActive: is_active === 1,
  canOrder: is_active === 1 && allows(role, 'order'),
})

/** The amount of the hold is that of the wholesaler's books; without it the unpaid invoices count. */
async function readCredit({ db, locale }: Context, { id, credit_hold }: DeskCompanyRow) {
  const hold = credit_hold === null ? null : (JSON.parse(credit_hold) as CreditHold)
  const cents = hold?.openCents ?? (await sumUnpaidInvoices(db, id))
  const formattedOpen = cents > 0 ? formatMoney(locale, cents) : null
  const creditHold = hold && {
    since: hold.since,
    reason: hold.reason,
    amountOpen: cents > 0 ? toMajorUnits(cents) : null,
    formattedAmountOpen: formattedOpen,
  }
  return { creditHold, formattedOpen }
}

export const deskCustomerResolvers: Resolvers = {
  Query: {
    deskCustomers: async (_, { input }, context) => {
      await requireStaff(context)
      const page = toPage({ first: pageSize, page: input.page ?? 1 }, pageSize)
      const search = (input.search ?? '').trim().slice(0, 100).toLowerCase()
      const { total, companies } = await listDeskCompanies(context.db, search, page)
      const { paginatorInfo } = paginate(page, total, companies)
      return {
        total,
        page: paginatorInfo.currentPage,
        lastPage: paginatorInfo.lastPage,
        customers: companies.map(({ id, name, number, place, phone, credit_hold }) => ({
          ...{ id, company: name, number, place, phone },
          isOnHold: credit_hold !== null,
        })),
      }
    },
    deskCustomer: async (_, { id: given }, context) => {
      await requireStaff(context)
      const { db, locale } = context
      const company = await findDeskCompany(db, toRowId(given))
      if (!company) throw codedError(locale, 'NOT_FOUND', 'desk.unknownCustomer')
      const { id, name, number, place, email, phone } = company
      const [credit, users, orders] = await Promise.all([
        readCredit(context, company),
        readUsers(db, id),
        readLatestOrders(db, id, latestOrders),
      ])
      return {
        ...{ id, company: name, number, place, email, phone, ...credit },
        users: users.map(toUser),
        orders: orders.map((order) => ({
          number: toIncrementId(order.number),
          status: order.status,
          createdAt: order.created_at,
          deliveryDate: order.delivery_date,
          orderedBy: order.customer,
          placedOnBehalfBy: order.placed_on_behalf_by,
          grandTotal: toAmount(order.grand_total_cents),
        })),
      }
    },
  },
}
