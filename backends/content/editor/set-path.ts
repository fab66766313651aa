// A value set deep inside what a JSON column holds. Called by edit.ts.

/** Text, unless it reads as JSON: numbers, lists and objects are meant as such. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The same value with another member at `path`; lists are counted from 0, and one place behind the last adds to them.
 * @throws Error with one sentence that names the part that is not there
 */
export function setPath(value: unknown, path: readonly string[], text: string): unknown {
  const [name, ...rest] = path
  if (name === undefined) return toValue(text)
  if (Array.isArray(value)) {
    const place = Number(name)
    if (!/^\d+$/.test(name) || place > value.length)
      throw new Error(`There is no "${name}" in a list of ${value.length}.`)
    return value.toSpliced(place, 1, setPath(value[place], rest, text))
  }
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined || rest.length > 0)
      throw new Error(`"${name}" cannot be set inside ${JSON.stringify(value)}.`)
    return { [name]: toValue(text) }
  }
  return { ...value, [name]: setPath((value as Record<string, unknown>)[name], rest, text) }
}
