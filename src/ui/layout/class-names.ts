// Joins the class names of a component; every component of this room uses it.

/** The given names that are not empty, with a space between them; undefined when there is none. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
