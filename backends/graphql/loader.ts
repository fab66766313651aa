// DataLoader that batches the look-ups of concurrent resolvers into one query.
import DataLoader from 'dataloader'

/** Returns `load`: all keys of the same tick are one `read`, and each key is read once. */
export function createLoader<Key, Value>(read: (keys: readonly Key[]) => Promise<Map<Key, Value>>) {
  const loader = new DataLoader<Key, Value | undefined>(async (keys) => {
    const found = await read(keys)
    return keys.map((key) => found.get(key))
  })
  return (key: Key): Promise<Value | undefined> => loader.load(key)
}
