/** Joins queries into one document, for a backend in the same process, where each call costs as much as its result. */
import type { Root, TypedDocument } from './typed-document.ts'

type Query = Pick<TypedDocument<unknown, never>, 'name' | 'roots' | 'text'>

interface MergedQuery {
  document: TypedDocument<Readonly<Record<string, unknown>>, object>
  /** For each query: the key of the merged response by its own root key. */
  keys: readonly ReadonlyMap<string, string>[]
  toVariables(variables: readonly object[]): object
}

/** Format of generated texts; no fragment uses a variable. */
const queryText = /^query \w+(?:\((.*?)\))? \{ (.*) \}$/s

const rename = (text: string, place: number) => text.replace(/\$\w+/g, (variable) => `${variable}_${place}`)

/** Gives root fields with arguments the number of their query. Root fields without arguments are the same in all queries: their selections merge. */
function aliasRoots(selection: string, place: number, keys: Map<string, string>): string {
  let depth = 0
  let alias = ''
  return selection.replace(/[{}()]|\w+(?::|(?=\())?/g, (token, at: number) => {
    if (token === '{' || token === '(') depth += 1
    if (token === '}' || token === ')') depth -= 1
    if (depth > 0 || !/^\w/.test(token)) return token
    if (token.endsWith(':')) {
      alias = token.slice(0, -1)
      keys.set(alias, `${alias}_${place}`)
      return `${alias}_${place}:`
    }
    if (alias) {
      alias = ''
      return token
    }
    const hasArguments = selection[at + token.length] === '('
    keys.set(token, hasArguments ? `${token}_${place}` : token)
    return hasArguments ? `${token}_${place}: ${token}` : token
  })
}

/** @param queries generated documents of one contract, none twice with the same variables; no extension is missing */
export function mergeQueries(queries: readonly Query[]): MergedQuery {
  const fragments = new Set<string>()
  const variables: string[] = []
  const roots: Record<string, Root> = {}
  const keys: Map<string, string>[] = []
  const selections = queries.map(({ name, text, roots: own }, place) => {
    const [operation = '', ...used] = text.split(/ (?=fragment \w+ on )/)
    for (const fragment of used) fragments.add(fragment)
    const [, declared, selection] = queryText.exec(operation) ?? []
    if (!selection) throw new Error(`${name} has an unexpected format`)
    if (declared) variables.push(rename(declared, place))
    const ownKeys = new Map<string, string>()
    keys.push(ownKeys)
    const aliased = aliasRoots(rename(selection, place), place, ownKeys)
    for (const [root, key] of ownKeys) roots[key] = own[root] ?? 'object'
    return aliased
  })
  const name = queries.map((query) => query.name).join('_')
  const declared = variables.length > 0 ? `(${variables.join(', ')})` : ''
  const text = [`query ${name}${declared} { ${selections.join(' ')} }`, ...fragments].join(' ')
  return {
    document: { name, type: 'query', roots, text, hash: '', extensions: [], inputs: [], operation: null },
    keys,
    toVariables: (given) =>
      Object.fromEntries(
        given.flatMap((own, place) => Object.entries(own).map(([member, value]) => [`${member}_${place}`, value])),
      ),
  }
}
