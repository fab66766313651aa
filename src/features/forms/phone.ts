/** Telephone number for arktype: at least six digits, with spaces and separators, at most 40 characters. */
export const phoneNumber = '/^\\+?(?:[\\s().\\/-]*\\d){6}[\\d\\s().\\/-]*$/ <= 40'
