import { faqs } from './faqs.ts'
import { home } from './home.ts'
import { jobs } from './jobs.ts'
import { legalPages } from './legal.ts'
import { news } from './news.ts'
import { about } from './page-about.ts'
import { pages } from './pages.ts'
import { delivery } from './pages-delivery.ts'
import { quotes } from './quotes.ts'
import type { SeedEntry } from './shape.ts'

export const entries: SeedEntry[] = [
  home,
  about,
  ...pages,
  ...delivery,
  ...legalPages,
  ...news,
  ...jobs,
  ...faqs,
  ...quotes,
]
