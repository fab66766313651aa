/** What a generated document is: its name, its kind and the text that is posted. The two type parameters only live in the type checker. */
export interface TypedDocument<Result, Variables> {
  readonly name: string
  readonly type: 'query' | 'mutation'
  readonly text: string
  /** Of the text: another document makes other cache keys. */
  readonly hash: string
  /** Never set: carries the types. */
  readonly types?: (variables: Variables) => Result
}
