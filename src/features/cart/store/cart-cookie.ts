/** The readable cookie with a guest's number of lines. The bootstrap paints it; the cart's store begins with it. */
import { cartCookie } from '#protocol/protocol.ts'

const lines = new RegExp(`(?:^|; )${cartCookie}=(\\d{1,4})(?:;|$)`)

/** @param cookies as `document.cookie` gives them; nothing readable counts as an empty cart */
export const readCartCount = (cookies: string): number => Number(lines.exec(cookies)?.[1] ?? 0)
