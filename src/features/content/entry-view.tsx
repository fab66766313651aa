import type { ComponentType } from 'react'
import type { ContentPage } from './content-page.ts'
import type { Template } from './entry.ts'
import { GenericPage } from './templates/generic.tsx'
import { JobPage, JobsPage } from './templates/jobs.tsx'
import { LegalPage } from './templates/legal.tsx'
import { NewsPage } from './templates/news.tsx'
import { NewsArticle } from './templates/news-article.tsx'

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
