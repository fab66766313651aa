// Ids as they come from outside. Called by every resolver that looks a row up by its number.

/** The number of a row; 0, which no row has, for anything that is not a plain whole number. */
export const toRowId = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0)
