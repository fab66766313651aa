/** Row id as a number; 0, which no row has, for anything but a plain positive whole number. */
export const toRowId = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0)
