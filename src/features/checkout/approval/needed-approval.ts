/** The limit that the cart exceeds, formatted. */
export interface NeededApproval {
  exceeded: 'order' | 'month'
  limit: string
  /** In this month. */
  ordered: string
}
