// Permission that each API route needs, and the routes whose data belong to a company. Routes that are not listed need none.
import type { Permission } from '#contracts/permissions.ts'

const routesOf: Readonly<Record<Permission, readonly string[]>> = {
  order: [
    ...['GET /cart', 'GET /cart/allergens', 'GET /cart/allergens/csv', 'POST /cart/items', 'POST /cart/sets'],
    ...['POST /cart/undo-add', 'POST /cart/items/:id', 'POST /cart/items/:id/remove', 'POST /cart/items/:id/replace'],
    ...['POST /cart/clear', 'GET /lists/:id/reorder-preview', 'POST /lists/:id/cart', 'POST /planning/cart'],
    ...['GET /orders/:id/reorder-preview', 'POST /orders/:id/cart', 'POST /orders/:id/cancel'],
    'POST /orders/:id/empties',
    ...['POST /orders/:id/decline', 'POST /orders/:id/reply'],
    ...['GET /checkout', 'POST /checkout/order', 'GET /standing-orders', 'GET /standing-orders/draft'],
    'GET /standing-orders/prepared',
    ...['GET /standing-orders/:id', 'POST /standing-orders', 'POST /standing-orders/:id'],
    ...['POST /standing-orders/:id/state', 'POST /standing-orders/:id/dates/:date'],
    ...['POST /standing-orders/:id/dates/:date/cart'],
    ...['GET /account/approvals', 'GET /account/approvals/waiting', 'GET /account/approvals/:id'],
    ...['POST /account/approvals/:id/withdraw', 'POST /account/approvals/:id/cart'],
  ],
  readOrders: [
    ...['GET /orders', 'GET /orders/csv', 'GET /orders/filters', 'GET /orders/recent', 'GET /orders/:id'],
    ...['GET /orders/recalls', 'POST /orders/recalls/:id/confirm'],
    ...['GET /orders/:id/allergens', 'GET /orders/:id/allergens/csv'],
  ],
  readInvoices: [
    ...['GET /invoices', 'GET /invoices/balance', 'GET /invoices/csv'],
    ...['GET /invoices/:id', 'GET /invoices/:id/pdf', 'GET /invoices/:id/ubl'],
  ],
  manageUsers: [
    ...['GET /account/users', 'POST /account/users/invitations', 'POST /account/users/invitations/:id/withdraw'],
    ...['POST /account/users/:id/role', 'POST /account/users/:id/remove', 'POST /account/users/:id/limits'],
  ],
  approveOrders: ['POST /account/approvals/:id', 'POST /account/approvals/:id/return'],
  editLists: [
    ...['POST /lists', 'POST /lists/save', 'POST /lists/save-to-new', 'POST /lists/:id', 'POST /lists/:id/remove'],
    ...['POST /lists/:id/products', 'POST /lists/:id/products/:productId', 'POST /lists/:id/arrange'],
    ...['POST /lists/:id/products/:productId/remove', 'POST /lists/:id/products/:productId/restore'],
  ],
  editCompanyLists: ['POST /lists/:id/share'],
}

/** Routes that are refused to staff in the name of a customer. Adding a product that is on the list already writes nothing, and is not. */
export const refusedOnBehalf: ReadonlySet<string> = new Set([
  ...['POST /catalogue/allergen-profile', 'POST /orders/recalls/:id/confirm', 'POST /orders/:id/cancel'],
  ...['POST /orders/:id/decline', 'POST /orders/:id/reply', 'POST /orders/:id/empties'],
  ...['POST /lists', 'POST /lists/save-to-new', 'POST /lists/:id', 'POST /lists/:id/remove'],
  ...['POST /lists/:id/share', 'POST /lists/:id/products/:productId'],
  ...['POST /lists/:id/products/:productId/remove', 'POST /lists/:id/products/:productId/restore'],
  ...['GET /invoices', 'GET /invoices/balance', 'GET /invoices/csv'],
  ...['GET /invoices/:id', 'GET /invoices/:id/pdf', 'GET /invoices/:id/ubl'],
  ...['POST /addresses', 'POST /addresses/:id', 'POST /addresses/:id/default', 'POST /addresses/:id/remove'],
  ...['POST /account/forgot-password', 'GET /account/reset-token', 'POST /account/reset-password'],
  ...['POST /account/profile', 'POST /account/password', 'POST /account/sessions/end', 'POST /account/login'],
  ...['GET /account/invitation', 'POST /account/invitation'],
  ...['GET /account/approvals', 'GET /account/approvals/waiting', 'GET /account/approvals/:id'],
  ...['POST /account/approvals/:id', 'POST /account/approvals/:id/return', 'POST /account/approvals/:id/withdraw'],
  ...['POST /account/approvals/:id/cart'],
  ...['GET /account/users', 'POST /account/users/invitations', 'POST /account/users/invitations/:id/withdraw'],
  ...['POST /account/users/:id/role', 'POST /account/users/:id/limits', 'POST /account/users/:id/remove'],
  ...['GET /standing-orders', 'GET /standing-orders/prepared', 'GET /standing-orders/:id', 'POST /standing-orders'],
  ...['POST /standing-orders/:id', 'POST /standing-orders/:id/state', 'POST /standing-orders/:id/dates/:date'],
  ...['POST /standing-orders/:id/dates/:date/cart'],
])

export const neededPermissions: Readonly<Record<string, Permission>> = Object.fromEntries(
  Object.entries(routesOf).flatMap(([permission, names]) => names.map((name) => [name, permission as Permission])),
)

/** Colleagues read the same; `cancel` finds the order of a colleague, and refuses. */
export const sharedRoutes: ReadonlySet<string> = new Set([
  ...routesOf.readOrders,
  ...routesOf.readInvoices,
  ...routesOf.manageUsers,
  ...routesOf.approveOrders,
  ...['GET /account/approvals', 'GET /account/approvals/waiting', 'GET /account/approvals/:id'],
  ...['GET /orders/last', 'GET /orders/:id/reorder-preview', 'POST /orders/:id/cart', 'POST /orders/:id/cancel'],
  'POST /orders/:id/empties',
  ...['GET /invoices/owed', 'GET /invoices/recent'],
])
