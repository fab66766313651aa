// E-mail addresses. Called by every resolver that takes one.

/** An address as accounts are known by it. */
export const toAccount = (email: string): string => email.trim().toLowerCase().slice(0, 254)

/** Whether mail could be sent there: one @, a host with a dot, no spaces. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>"(),:;\\[\]]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(text)
