import type { SeedEntry } from '../shape.ts'

export const faqs: SeedEntry[] = []
