/** Older Bagisto versions send 1 and "1" for true. */
export const isTruthyFlag = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1'
