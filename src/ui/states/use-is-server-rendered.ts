import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** React reads the server's value only while it hydrates. It stays the value, because a component whose value changes then renders again. */
export function createHydrationSnapshot() {
  let isServerRendered = false
  const get = () => isServerRendered
  const getServer = () => {
    isServerRendered = true
    return true
  }
  return { get, getServer }
}

/** Whether the document contains the server HTML of this component, as of its first render. */
export function useIsServerRendered(): boolean {
  const [{ get, getServer }] = useState(createHydrationSnapshot)
  return useSyncExternalStore(never, get, getServer)
}
