/** Memoizes by the first argument: the context of a request, or a cached response, which is the same frozen object until it is fetched again. */

/** The other arguments must depend on the first one only. */
export function memoizeByObject<Source extends object, Rest extends unknown[], Made>(
  make: (source: Source, ...rest: Rest) => Made,
) {
  const made = new WeakMap<Source, Made>()
  return (source: Source, ...rest: Rest): Made => {
    const known = made.get(source) ?? make(source, ...rest)
    made.set(source, known)
    return known
  }
}
