import type { SeedEntry } from '../shape.ts'

export const jobs: SeedEntry[] = []
