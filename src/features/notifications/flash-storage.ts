/** Flash message in session storage, for the next full page load, for example after a login. */

const key = 'notice'

export function storeFlash(text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // storage is unavailable: only the message is lost
  }
}

export function takeFlash(): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}
