/** A generated document: name, kind and text. The type parameters exist only for the type checker. */
export interface TypedDocument<Result, Variables> {
  readonly name: string
  readonly type: 'query' | 'mutation'
  readonly text: string
  /** Kind of each root field, by response key. */
  readonly roots: Readonly<Record<string, Root>>
  /** Hash of the text, part of cache keys. */
  readonly hash: string
  /** Optional parts of the text, sorted by start; they may be nested. */
  readonly extensions: readonly Extension[]
  /** Optional members of the variables. */
  readonly inputs: readonly ExtensionInput[]
  /** Schema coordinate of the operation itself if it is an extension, else null. */
  readonly operation: string | null
  /** Never set; carries the types. */
  readonly types?: (variables: Variables) => Result
}

export type Root = 'object' | 'list' | 'leaf'

/** `coordinate` is a schema coordinate: `Product.stockStatus`, `Query.ordersList(input:)`. */
export type Extension = readonly [from: number, to: number, coordinate: string]

/** A path has no sign for lists: `products.area`. */
export type ExtensionInput = readonly [path: string, coordinate: string]

/** The smallest selection that is valid only if the extension exists. It is skipped, so never resolved. */
export type Probe = readonly [coordinate: string, type: 'query' | 'mutation', field: string]
