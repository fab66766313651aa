import type { SeedEntry } from '../shape.ts'

export const legalPages: SeedEntry[] = []
