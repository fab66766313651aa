/** Lets a preload that is in flight know that its link is followed. */
const listeners = new Map<string, () => void>()

/** @returns a function that removes the listener */
export function onLinkFollowed(href: string, listener: () => void): () => void {
  listeners.set(href, listener)
  return () => {
    if (listeners.get(href) === listener) listeners.delete(href)
  }
}

export const followLink = (href: string) => listeners.get(href)?.()
