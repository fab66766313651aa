import { cartCookie } from '#protocol/protocol.ts'

const lines = new RegExp(`(?:^|; )${cartCookie}=(\\d{1,4})(?:;|$)`)

/** @param cookies value of `document.cookie` @returns 0 if missing or invalid */
export const readCartCount = (cookies: string): number => Number(lines.exec(cookies)?.[1] ?? 0)
