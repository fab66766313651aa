/** Old Bagisto says 1 and "1" where the contract says true. Called by the translators of outcomes. */
export const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1'
