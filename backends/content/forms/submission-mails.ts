// Mails about a form submission: to the operator, with its page and links to its files, and to the sender if the form confirms it.
import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import type { StoredFormPage, StoredFormSettings } from '../rules/stored.ts'
import { listEntries } from '../sql/entries.ts'
import type { FormRow } from '../sql/forms.ts'
import type { Site } from '../sql/sites.ts'
import { type Submission, toFilePath } from '../sql/submissions.ts'

/** Sends a mail, without `to` to the operator if the shop has their address; never throws. */
export type SendMail = (mail: {
  to?: string
  locale: Locale
  subject: string
  lines: string[]
  action?: { label: string; url: string }
  after?: string[]
}) => Promise<void>
/** Signed URL of a path below `/operator/files` that expires. */
export type LinkToFile = (path: string) => string

export type SubmissionServices = { db: Sql; now: () => Date; sendMail: SendMail | null; linkToFile: LinkToFile | null }
type Answers = Submission['answers']
type Given = { id: number; form: FormRow; site: Site } & Pick<Submission, 'answers' | 'files'>

const fieldsOf = (form: FormRow) => {
  const pages: StoredFormPage[] = JSON.parse(form.pages)
  return pages.flatMap(({ rows }) => rows.flat()).flatMap((field) => [field, ...(field.fields ?? [])])
}

function toLines(labels: ReadonlyMap<string, string>, answers: Answers): string[] {
  return Object.entries(answers).map(([handle, answer]) => {
    const label = labels.get(handle) ?? labels.get(handle.split('.').at(-1) ?? '') ?? handle
    return `${label}: ${[answer].flat().join(', ')}`
  })
}

/** Title of the page that contains the form, from the hidden field with its URL; null if the field is missing or the page unknown. */
async function findPageTitle({ db, now }: SubmissionServices, { form, site, answers }: Given): Promise<string | null> {
  const field = fieldsOf(form).find(({ kind, defaultOption }) => kind === 'Hidden' && defaultOption === 'url')
  const url = field && answers[field.handle]
  if (typeof url !== 'string' || !URL.canParse(url, 'http://shop')) return null
  const { pathname } = new URL(url, 'http://shop')
  const uri = pathname.slice(pathname.startsWith(`${site.base_path}/`) ? site.base_path.length + 1 : 1)
  const [entry] = await listEntries(db, { uris: [uri], siteIds: [site.id], preview: false, now: now().toISOString() })
  return entry?.title ?? null
}

export async function mailSubmission(services: SubmissionServices, given: Given): Promise<void> {
  const { sendMail, linkToFile } = services
  if (!sendMail) return
  const { id, form, answers, files } = given
  const locale = toLocale(form.language)
  const labels = new Map(fieldsOf(form).map(({ handle, label }) => [handle, label]))
  const fileLines = Object.entries(files).flatMap(([handle, sent]) =>
    sent.map(({ filename }, place) => {
      const link = linkToFile?.(toFilePath({ submissionId: id, handle, place }))
      return [`${labels.get(handle) ?? handle}: ${filename}`, link].filter(Boolean).join('\n')
    }),
  )
  const page = await findPageTitle(services, given)
  const subject = [`${form.title} ${id}`, page].filter(Boolean).join(': ')
  await sendMail({ locale, subject, lines: [...toLines(labels, answers), ...fileLines] })
  const { confirmation }: StoredFormSettings = JSON.parse(form.settings)
  const to = confirmation && answers[confirmation.emailField]
  if (typeof to !== 'string' || !to) return
  await sendMail({
    to,
    locale,
    subject: [confirmation.subject, page].filter(Boolean).join(': '),
    lines: [confirmation.text],
  })
}
