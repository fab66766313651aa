import { pantryPreserves } from './pantry-preserves.ts'
import { pantrySauces } from './pantry-sauces.ts'
import type { SeedProduct } from './shape.ts'

/** Products of the department pantry. */
export const pantry: SeedProduct[] = [...pantryPreserves, ...pantrySauces]
