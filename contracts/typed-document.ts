/** What a generated document is: its name, its kind and the text that is posted. The two type parameters only live in the type checker. */
export interface TypedDocument<Result, Variables> {
  readonly name: string
  readonly type: 'query' | 'mutation'
  readonly text: string
  /** What each field of the answer's first level is, by its name there. */
  readonly roots: Readonly<Record<string, Root>>
  /** Of the text: another document makes other cache keys. */
  readonly hash: string
  /** Parts of the text that not every backend takes, by where they begin; one may stand inside another. */
  readonly extensions: readonly Extension[]
  /** Members of the variables that not every backend takes. */
  readonly inputs: readonly ExtensionInput[]
  /** The operation itself, where not every backend has it. */
  readonly operation: string | null
  /** Never set: carries the types. */
  readonly types?: (variables: Variables) => Result
}

export type Root = 'object' | 'list' | 'leaf'

/** What it names is a schema coordinate: `Product.stockStatus`, `Query.ordersList(input:)`. */
export type Extension = readonly [from: number, to: number, coordinate: string]

/** The path leads through lists without a sign: `products.area`. */
export type ExtensionInput = readonly [path: string, coordinate: string]

/** The smallest document that is valid only where the extension is there. It is never executed: its field is skipped. */
export type Probe = readonly [coordinate: string, type: 'query' | 'mutation', field: string]
