/** Normalized e-mail address that identifies an account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase().slice(0, 254)

export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>"(),:;\\[\]]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(text)
