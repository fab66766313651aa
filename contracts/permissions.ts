/** Roles of the users of a company and what each may do: the only table of permissions. A backend enforces it per operation. */

export const roles = ['administrator', 'buyer', 'approver', 'bookkeeper'] as const
export type Role = (typeof roles)[number]

/** `order`: cart and checkout. `readOrders`, `readInvoices`: those of the whole company. `editLists`: change own product lists; `editCompanyLists`: also those of the company. */
export const permissions = [
  'order',
  'readOrders',
  'readInvoices',
  'manageUsers',
  'editLists',
  'editCompanyLists',
  'approveOrders',
] as const
export type Permission = (typeof permissions)[number]

export const permissionTable: Record<Role, Record<Permission, boolean>> = {
  administrator: {
    order: true,
    readOrders: true,
    readInvoices: true,
    manageUsers: true,
    editLists: true,
    editCompanyLists: true,
    approveOrders: true,
  },
  buyer: {
    order: true,
    readOrders: true,
    readInvoices: false,
    manageUsers: false,
    editLists: true,
    editCompanyLists: false,
    approveOrders: false,
  },
  approver: {
    order: true,
    readOrders: true,
    readInvoices: false,
    manageUsers: false,
    editLists: true,
    editCompanyLists: true,
    approveOrders: true,
  },
  bookkeeper: {
    order: false,
    readOrders: true,
    readInvoices: true,
    manageUsers: false,
    editLists: false,
    editCompanyLists: false,
    approveOrders: false,
  },
}

/** Permission that a customer needs for an operation; operations that are not listed need none. Guests have the cart of guests. */
export const operationPermissions: Readonly<Record<string, Permission>> = {
  'Query.cartDetail': 'order',
  'Query.cartItems': 'order',
  'Query.orderProposal': 'order',
  'Mutation.addItemToCart': 'order',
  'Mutation.addItemsToCart': 'order',
  'Mutation.updateItemToCart': 'order',
  'Mutation.removeCartItem': 'order',
  'Mutation.takeFromCart': 'order',
  'Mutation.removeAllCartItem': 'order',
  'Mutation.offerRequest': 'order',
  'Mutation.placeOrder': 'order',
  'Mutation.requestApproval': 'order',
  'Mutation.withdrawApproval': 'order',
  'Mutation.convertApprovalToCart': 'order',
  'Query.orderApprovals': 'order',
  'Query.orderApproval': 'order',
  'Mutation.changeApproval': 'approveOrders',
  'Mutation.approveOrder': 'approveOrders',
  'Mutation.returnApproval': 'approveOrders',
  'Mutation.acceptQuote': 'order',
  'Mutation.declineQuote': 'order',
  'Mutation.replyToQuote': 'order',
  'Mutation.cancelOrder': 'order',
  'Mutation.announceEmpties': 'order',
  'Mutation.convertOrderToCart': 'order',
  'Mutation.convertProductListToCart': 'order',
  'Query.standingOrders': 'order',
  'Query.standingOrder': 'order',
  'Mutation.createStandingOrder': 'order',
  'Mutation.updateStandingOrder': 'order',
  'Mutation.changeStandingOrderDate': 'order',
  'Mutation.changeStandingOrderState': 'order',
  'Mutation.convertStandingOrderToCart': 'order',
  'Query.ordersList': 'readOrders',
  'Query.orderYears': 'readOrders',
  'Query.orderDetail': 'readOrders',
  'Query.productChanges': 'readOrders',
  'Query.recalls': 'readOrders',
  'Mutation.confirmRecall': 'readOrders',
  'Query.viewInvoices': 'readInvoices',
  'Query.invoiceBalance': 'readInvoices',
  'Query.invoicePdf': 'readInvoices',
  'Query.invoiceUbl': 'readInvoices',
  'Mutation.createProductList': 'editLists',
  'Mutation.updateProductList': 'editLists',
  'Mutation.removeProductList': 'editLists',
  'Mutation.addToProductList': 'editLists',
  'Mutation.updateProductListProduct': 'editLists',
  'Mutation.removeProductFromList': 'editLists',
  'Mutation.shareProductList': 'editCompanyLists',
  'Query.companyUsers': 'manageUsers',
  'Mutation.inviteUser': 'manageUsers',
  'Mutation.withdrawInvitation': 'manageUsers',
  'Mutation.changeUserRole': 'manageUsers',
  'Mutation.changeUserLimits': 'manageUsers',
  'Mutation.removeUser': 'manageUsers',
}

/**
 * Operations that staff of the wholesaler may call in the name of a customer, with the permissions of the customer's role. All others are
 * refused, also those that need no permission.
 */
export const onBehalfOperations: ReadonlySet<string> = new Set([
  ...['Query.accountInfo', 'Query.addresses', 'Query.customerAddresses', 'Query.companyAddresses', 'Query.creditHold'],
  ...['Query.categories', 'Query.countries', 'Query.registration_countries', 'Query.unitoptions'],
  ...['Query.getProductListing', 'Query.getProductListingFacets', 'Query.productBySlug', 'Query.productsByCodes'],
  ...['Query.companyProducts', 'Query.productLists', 'Query.orderProposal', 'Query.productChanges', 'Query.recalls'],
  ...['Query.ordersList', 'Query.orderYears', 'Query.orderDetail', 'Query.deliveryOptions', 'Query.shippingMethods'],
  'Query.returnableArticles',
  ...['Query.cartDetail', 'Query.cartItems', 'Mutation.addItemToCart', 'Mutation.addItemsToCart'],
  ...['Mutation.updateItemToCart', 'Mutation.removeCartItem', 'Mutation.takeFromCart', 'Mutation.removeAllCartItem'],
  ...['Mutation.convertOrderToCart', 'Mutation.convertProductListToCart'],
  ...['Mutation.placeOrder', 'Mutation.offerRequest', 'Mutation.customerLogout'],
])

/** Permissions of a role that staff has in the name of a customer: screens offer nothing else. */
const onBehalfPermissions: readonly Permission[] = ['order', 'readOrders']

export const isRole = (value: string): value is Role => roles.some((role) => role === value)

/** An unknown role has no permission. */
export const allows = (role: string, permission: Permission): boolean =>
  isRole(role) && permissionTable[role][permission]

export const approverRoles: readonly Role[] = roles.filter((role) => permissionTable[role].approveOrders)

export const permissionsOf = (role: string, isOnBehalf = false): Permission[] =>
  (isOnBehalf ? onBehalfPermissions : permissions).filter((permission) => allows(role, permission))
