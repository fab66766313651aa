/** Removes the parts of a document that a backend does not support. */
import type { Extension, TypedDocument } from './typed-document.ts'

export type MissingExtensions = ReadonlySet<string>

/** Text without the missing parts. An enclosing part is kept or removed by its own coordinate. */
function pruneText(text: string, extensions: readonly Extension[], missing: MissingExtensions): string {
  let kept = ''
  let at = 0
  for (const [from, to, coordinate] of extensions) {
    if (from < at || !missing.has(coordinate)) continue
    kept += text.slice(at, from)
    at = to
  }
  return kept + text.slice(at)
}

function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, [name, ...rest]))
  if (typeof value !== 'object' || value === null || !(name in value)) return value
  const { [name]: member, ...others } = value as Record<string, unknown>
  return rest.length > 0 ? { ...others, [name]: without(member, rest) } : others
}

/** The document without missing parts; null if the operation itself is missing. */
export function prune<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  missing: MissingExtensions,
): TypedDocument<Result, Variables> | null {
  if (missing.size === 0) return document
  if (document.operation !== null && missing.has(document.operation)) return null
  return { ...document, text: pruneText(document.text, document.extensions, missing) }
}

/** Variables without the members that the backend does not accept. */
export function pruneVariables<Variables>(
  { inputs }: TypedDocument<unknown, Variables>,
  variables: Variables,
  missing: MissingExtensions,
): Variables {
  const gone = inputs.filter(([, coordinate]) => missing.has(coordinate))
  return gone.reduce((kept, [path]) => without(kept, path.split('.')) as Variables, variables)
}
