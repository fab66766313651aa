/** Memoizes by the first argument: the context of a request, or a cached response, which is the same frozen object until it is fetched again. */

/** The other arguments must depend on the first one only. */
export function memoizeByObject<Source extends object, Rest extends unknown[], Value>(
  make: (source: Source, ...rest: Rest) => Value,
) {
  const memo = new WeakMap<Source, Value>()
  return (source: Source, ...rest: Rest): Value => {
    const known = memo.get(source) ?? make(source, ...rest)
    memo.set(source, known)
    return known
  }
}
