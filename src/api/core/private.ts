/** The mark of what is private: stands in loader data and props while a page is made for every customer, so that no value can get into it. */
export interface Private {
  /** Name of what is missing. */
  private: string
}

export const isPrivate = (value: unknown): value is Private =>
  typeof value === 'object' && value !== null && 'private' in value && typeof value.private === 'string'

/** Name of what every customer's page is short of: who reads it. */
export const reader = 'customer'
