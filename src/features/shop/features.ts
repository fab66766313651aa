/** Features of the shop that depend on the commerce backend, and are sent with every page. */
export type Feature = 'approvals' | 'invoices' | 'lists' | 'planning' | 'quotes' | 'standingOrders'
export type Features = Readonly<Record<Feature, boolean>>

export const allFeatures: Features = {
  approvals: true,
  invoices: true,
  lists: true,
  planning: true,
  quotes: true,
  standingOrders: true,
}
