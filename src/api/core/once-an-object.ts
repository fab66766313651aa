/** What is made of a cached answer, which is one frozen object until it is fetched anew, and of one language. Called by services and the frame. */

/** Makes it once of each object, however often it is asked for; what else it is made from hangs on that object. */
export function onceAnObject<Source extends object, Rest extends unknown[], Made>(
  make: (source: Source, ...rest: Rest) => Made,
) {
  const made = new WeakMap<Source, Made>()
  return (source: Source, ...rest: Rest): Made => {
    const known = made.get(source) ?? make(source, ...rest)
    made.set(source, known)
    return known
  }
}
