/** Features of the shop that depend on the commerce backend, and are sent with every page. */
export type Feature = 'invoices' | 'lists' | 'planning' | 'quotes' | 'standingOrders'
export type Features = Readonly<Record<Feature, boolean>>

export const allFeatures: Features = { invoices: true, lists: true, planning: true, quotes: true, standingOrders: true }
