/** Where a block stands: some look or lead otherwise on some pages. */
import type { EntryPage } from '../entry.ts'

export type Place = Pick<EntryPage, 'template' | 'path'>
