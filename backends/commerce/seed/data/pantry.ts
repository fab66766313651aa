// Pantry: the department's two halves as one list. Read by range.ts.

import { pantryPreserves } from './pantry-preserves.ts'
import { pantrySauces } from './pantry-sauces.ts'
import type { SeedProduct } from './shape.ts'

/** The products of the department pantry. */
export const pantry: SeedProduct[] = [...pantryPreserves, ...pantrySauces]
