/** All that a content route knows of its page: the answer of `/content/entry`. Taken by the templates and the head. */

import type { EntryPage } from './entry.ts'
import type { Faq, Teaser } from './related-content.ts'

export interface ContentPage {
  entry: EntryPage
  /** The pages above, from the top. */
  above: Teaser[]
  /** The list that an article or a job is one of. */
  overview: Teaser | null
  /** Open jobs; null where they are not shown, or cannot be read. */
  jobs: Teaser[] | null
  legal: Teaser[]
  faqs: Faq[]
}
