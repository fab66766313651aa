import { pantryPreserves } from './pantry-preserves.ts'
import { pantrySauces } from './pantry-sauces.ts'
import type { SeedProduct } from './shape.ts'

export const pantry: SeedProduct[] = [...pantryPreserves, ...pantrySauces]
