/** A sentence that the next document says: kept over a full page load, for example after a login. Read by NotificationsProvider. */

const key = 'notice'

export function storeFlash(text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // a browser without storage: the sentence is lost, nothing else
  }
}

/** The sentence, once; null when there is none. */
export function takeFlash(): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}
