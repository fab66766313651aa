// Gathers the look-ups that resolvers make side by side into one query. Called by context.ts.

/** `load` of every key asked within the same turn becomes one `read`; a key is read once per loader. */
export function createLoader<Key, Value>(read: (keys: Key[]) => Promise<Map<Key, Value>>) {
  const asked = new Map<Key, Promise<Value | undefined>>()
  let waiting: { keys: Key[]; answer: Promise<Map<Key, Value>> } | null = null

  return (key: Key): Promise<Value | undefined> => {
    const known = asked.get(key)
    if (known) return known
    waiting ??= gather()
    waiting.keys.push(key)
    const value = waiting.answer.then((found) => found.get(key))
    asked.set(key, value)
    return value
  }

  function gather() {
    const keys: Key[] = []
    const answer = Promise.resolve().then(() => {
      waiting = null
      return read(keys)
    })
    return { keys, answer }
  }
}
