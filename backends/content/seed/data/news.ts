import type { SeedEntry } from '../shape.ts'

export const news: SeedEntry[] = []
