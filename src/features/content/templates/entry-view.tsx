import type { ComponentType } from 'react'
import type { ContentPage } from '../content-page.ts'
import type { Template } from '../entry.ts'
import { GenericPage } from './generic.tsx'
import { JobPage, JobsPage } from './jobs.tsx'
import { LegalPage } from './legal.tsx'
import { NewsPage } from './news.tsx'
import { NewsArticle } from './news-article.tsx'

const templates: Record<Template, ComponentType<ContentPage>> = {
  home: GenericPage,
  generic: GenericPage,
  news: NewsPage,
  newsDetail: NewsArticle,
  jobs: JobsPage,
  jobsDetail: JobPage,
  legal: LegalPage,
}

export function EntryView(page: ContentPage) {
  const Template = templates[page.entry.template]
  return <Template {...page} />
}
