/** The texts of a submitted form, without spaces at their ends; files and repeated fields are left out. */
export function readFields(body: Record<string, unknown>) {
  const texts = new Map(
    Object.entries(body).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    ),
  )
  return {
    /** Empty if the field is missing. */
    get: (name: string) => texts.get(name) ?? '',
    /** By the rest of their names. */
    startingWith: (prefix: string): ReadonlyMap<string, string> =>
      new Map(
        [...texts].flatMap(([name, text]): [string, string][] =>
          name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
        ),
      ),
  }
}
