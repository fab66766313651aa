/** Names of the quantity fields of a reorder: product and proposed quantity, so that an unchanged form is recognized without another read. */

export const quantityField = (productId: string, proposed: number) => `line:${productId}:${proposed}`

const fieldName = /^line:(.{1,64}):(\d{1,4})$/

export interface ChosenLine {
  field: string
  productId: string
  proposed: number
  text: string
}

export const toChosenLines = (fields: Iterable<[name: string, value: unknown]>): ChosenLine[] =>
  [...fields].flatMap(([field, value]) => {
    const [, productId, proposed] = fieldName.exec(field) ?? []
    return productId && typeof value === 'string'
      ? [{ field, productId, proposed: Number(proposed), text: value.trim() }]
      : []
  })

/** Quantity from 0, which leaves a line out; null if invalid. */
export const toQuantity = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)
