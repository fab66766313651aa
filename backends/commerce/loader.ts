// Gathers the look-ups that resolvers make side by side into one query. Called by product-reader.ts.

/** `load` of every key asked within the same turn becomes one `read`; a key is read once per loader. */
export function createLoader<Value>(read: (keys: number[]) => Promise<Map<number, Value>>) {
  const asked = new Map<number, Promise<Value | undefined>>()
  let waiting: { keys: number[]; answer: Promise<Map<number, Value>> } | null = null

  return (key: number): Promise<Value | undefined> => {
    const known = asked.get(key)
    if (known) return known
    waiting ??= gather()
    waiting.keys.push(key)
    const value = waiting.answer.then((found) => found.get(key))
    asked.set(key, value)
    return value
  }

  function gather() {
    const keys: number[] = []
    const answer = Promise.resolve().then(() => {
      waiting = null
      return read(keys)
    })
    return { keys, answer }
  }
}
