// Gathers the look-ups that resolvers make side by side into one query. Called by the contexts of both backends.
import DataLoader from 'dataloader'

/** Gives a `load`: every key asked within the same turn becomes one `read`, and a key is read once. */
export function createLoader<Key, Value>(read: (keys: readonly Key[]) => Promise<Map<Key, Value>>) {
  const loader = new DataLoader<Key, Value | undefined>(async (keys) => {
    const found = await read(keys)
    return keys.map((key) => found.get(key))
  })
  return (key: Key): Promise<Value | undefined> => loader.load(key)
}
