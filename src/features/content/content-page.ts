import type { EntryPage } from './entry.ts'
import type { Faq, JobTeaser, Teaser } from './related-content.ts'

export interface ContentPage {
  entry: EntryPage
  /** Ancestor pages, outermost first. */
  above: Teaser[]
  /** List page of an article or a job; null for other pages or if it cannot be read. */
  overview: Teaser | null
  /** Open jobs; null if the page does not list jobs or they cannot be read. */
  jobs: JobTeaser[] | null
  legal: Teaser[]
  faqs: Faq[]
  /** Article numbers of the products in the blocks, each once. */
  articleNumbers: string[]
}
