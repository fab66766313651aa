/** The readable cookie with a guest's number of lines. The starter paints it; CartProvider takes it over. */

/** @param cookies as `document.cookie` gives them; nothing readable counts as an empty cart */
export const linesInCookie = (cookies: string): number =>
  Number(/(?:^|; )cart=(\d{1,4})(?:;|$)/.exec(cookies)?.[1] ?? 0)
