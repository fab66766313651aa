import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Link } from '#ui/actions/link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import articleStyles from '#ui/styles/article.css?url'
import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeading } from '../page-heading.tsx'
import type { JobFacts, JobTeaser } from '../related-content.ts'

const factIcons = { place: 'map-pin', hours: 'clock', contract: 'file-text' } as const satisfies Record<
  keyof JobFacts,
  IconName
>

function Facts({ facts }: { facts: JobFacts }) {
  const names = (['place', 'hours', 'contract'] as const).filter((name) => facts[name])
  if (!names.length) return null
  return (
    <p className="job-facts">
      {names.map((name) => (
        <span key={name}>
          <Icon name={factIcons[name]} />
          {facts[name]}
        </span>
      ))}
    </p>
  )
}

function Jobs({ jobs }: { jobs: readonly JobTeaser[] | null }) {
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
            <Facts facts={job.facts} />
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
      <link rel="stylesheet" href={articleStyles} precedence="screen" />
      <PageHeading title={entry.title} above={above} />
      {first && <Blocks blocks={[first]} page={entry} />}
      <div className="wrap job-list">
        <Jobs jobs={jobs} />
      </div>
      <Blocks blocks={rest} page={entry} />
    </>
  )
}

const formId = 'apply'

export function JobPage({ entry, above, overview }: ContentPage) {
  const found = entry.blocks.findIndex(({ type }) => type === 'ctaForm')
  const formIndex = found < 0 ? entry.blocks.length : found
  const form = entry.blocks[formIndex]
  return (
    <article>
      <link rel="stylesheet" href={articleStyles} precedence="screen" />
      <PageHeading title={entry.title} above={above}>
        {entry.job && <Facts facts={entry.job} />}
        {form?.heading && (
          <Button look="outline" href={`#${formId}`} icon="arrow-down">
            {form.heading}
          </Button>
        )}
      </PageHeading>
      <Blocks blocks={entry.blocks.slice(0, formIndex)} page={entry} />
      <div id={formId} />
      <Blocks blocks={entry.blocks.slice(formIndex)} page={entry} />
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
