import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Link } from '#ui/actions/link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Teaser } from '../related-content.ts'

function Jobs({ jobs }: { jobs: readonly Teaser[] | null }) {
  const t = useT()
  if (!jobs) return <Notice tone="warn" title={t('problems.unavailable')} />
  if (!jobs.length) return <Text size="lead">{t('content.jobsEmpty')}</Text>
  return (
    <Panel title={t('content.jobs')}>
      <ul className="link-rows">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link href={job.href}>
              <Heading as="span" look="subheading">
                {job.title}
              </Heading>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function JobsPage({ entry, above, jobs }: ContentPage) {
  const [first, ...rest] = entry.blocks
  return (
    <>
      <PageHeading title={entry.title} above={above} />
      {first && <Blocks blocks={[first]} page={entry} />}
      <div className="wrap job-list">
        <Jobs jobs={jobs} />
      </div>
      <Blocks blocks={rest} page={entry} />
    </>
  )
}

export function JobPage({ entry, above, overview }: ContentPage) {
  return (
    <article>
      <PageHeading title={entry.title} above={above} />
      <Blocks blocks={entry.blocks} page={entry} />
      {overview && (
        <div className="wrap back-link">
          <Button href={overview.href} look="outline" icon="arrow-left">
            {overview.title}
          </Button>
        </div>
      )}
    </article>
  )
}
