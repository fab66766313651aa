/** Shown instead of a query or fragment. */
const mask = '?•••'

/** Hides the queries and fragments of links: they may have tokens of passwords, invitations and addresses, or signatures. */
export const maskLinks = (text: string): string => text.replace(/(https?:\/\/[^\s?#]*)[?#]\S*/gi, `$1${mask}`)
