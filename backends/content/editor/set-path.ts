/** Parses JSON; other text stays a string. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A copy with the member at `path` replaced. List indexes start at 0; the index after the last appends. @throws Error that names the missing part */
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
