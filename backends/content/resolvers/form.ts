import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Context } from '../context/context.ts'
import { codedError } from '../context/errors.ts'
import { resolveSites } from '../context/resolve-sites.ts'
import { mailSubmission } from '../forms/submission-mails.ts'
import { confirmationDays, mailConfirmation } from '../forms/subscriptions.ts'
import { getMessage } from '../messages/messages.ts'
import { toFormNode } from '../nodes/form-node.ts'
import { toEntryNodes } from '../nodes/nodes.ts'
import { passesCaptchas, toCaptchaHandles, toCaptchas } from '../rules/captchas.ts'
import { checkForm, isSupportedForm } from '../rules/check-form.ts'
import type { StoredFormPage, StoredFormSettings } from '../rules/stored.ts'
import { readCaptchaKey } from '../sql/forms.ts'
import { deleteExpired, renewPending } from '../sql/pending-submissions.ts'
import { addSubmission, makeRoom, type Submission } from '../sql/submissions.ts'
import type { FileUploadInput, Resolvers } from './generated/types.ts'

const toFile = ({ fileData, filename }: FileUploadInput) => ({ fileData: fileData ?? '', filename: filename ?? '' })

/** Mails a link to a new or unconfirmed address, and nothing to a confirmed one. */
async function subscribe(
  context: Context,
  locale: Locale,
  submission: Omit<Submission, 'pendingUntil'>,
  emailField: string,
) {
  const { db, now, uploads } = context
  const email = submission.answers[emailField]
  if (typeof email !== 'string') return
  const until = new Date(now().getTime() + confirmationDays * 86_400_000)
  const pendingUntil = until.toISOString()
  const unique = [...new Set([...submission.unique, emailField])]
  const added = await addSubmission(db, { ...submission, files: {}, unique, pendingUntil }, uploads)
  const id = typeof added === 'number' ? added : await renewPending(db, submission, emailField, pendingUntil)
  if (id === null) return
  await mailConfirmation(context, { id, email, locale, until })
}

export const formResolvers: Resolvers = {
  Query: {
    async formieForm(_root, args, context) {
      const [site] = await resolveSites(context, args)
      const handles = args.handle?.filter((handle) => handle != null) ?? []
      const rows = site ? await Promise.all(handles.map((handle) => context.form(site.id, handle))) : []
      const row = rows.find((found) => found !== undefined)
      return row ? toFormNode(row, context.now()) : null
    },
  },
  Mutation: {
    /** A repeated unique value also gets the success message, so that the response does not reveal who is subscribed. */
    async submitForm(_root, { input }, context) {
      const site = (await context.sites()).find(({ id }) => id === input.siteId)
      const form = site && (await context.form(site.id, input.handle))
      const pages: StoredFormPage[] = form ? JSON.parse(form.pages) : []
      if (!form?.available || !isSupportedForm(pages))
        throw codedError(site ? toLocale(site.language) : context.language, 'NOT_AVAILABLE', 'formsClosed')
      const given = new Map(
        input.values.map(({ handle, value, values, files }) => [
          handle,
          { value: value ?? '', values: values ?? [], files: (files ?? []).map(toFile) },
        ]),
      )
      const settings: StoredFormSettings = JSON.parse(form.settings)
      const handles = toCaptchaHandles(settings.captchas)
      const captchas = (input.captchas ?? []).filter((captcha) => captcha != null)
      if (handles.length > 0) {
        const key = await readCaptchaKey(context.db)
        if (!passesCaptchas(handles, captchas, key, form.id, context.now()))
          return { success: false, errorMessage: getMessage(toLocale(form.language), 'captcha') }
      }
      const now = context.now()
      const { answers, files, errors: found, unique } = checkForm(pages, given, now)
      if (found.length > 0) {
        const errors = found.map(({ handle, key, text }) => ({
          handle,
          messages: [text ?? getMessage(toLocale(form.language), key)],
        }))
        return { success: false, errorMessage: settings.errorMessageHtml, errors }
      }
      const bytes = Object.values(files)
        .flat()
        .reduce((sum, { fileData }) => sum + fileData.length, 0)
      const full = () => ({ success: false, errorMessage: getMessage(toLocale(form.language), 'uploadsFull') })
      if (bytes > 0 && bytes > (await makeRoom(context.db, context.uploads, now))) return full()
      const submittedAt = now.toISOString()
      await deleteExpired(context.db, submittedAt)
      const submission = { formId: form.id, siteId: form.site_id, submittedAt, answers, files, unique }
      const { newsletter } = settings
      if (newsletter) await subscribe(context, toLocale(form.language), submission, newsletter.emailField)
      else {
        const id = await addSubmission(context.db, { ...submission, pendingUntil: null }, context.uploads)
        if (id === 'full') return full()
        if (id !== null && site) await mailSubmission(context, { id, form, site, answers, files })
      }
      return { success: true, isFinalPage: true, submitActionMessage: settings.submitActionMessageHtml }
    },
  },
  Form: {
    captchas: async ({ id, captchaHandles }, _args, { db, now }) =>
      captchaHandles.length === 0 ? null : toCaptchas(captchaHandles, await readCaptchaKey(db), Number(id), now()),
  },
  FormSettingsType: {
    async redirectEntry(settings, _args, context) {
      const { redirectEntry: id } = settings
      return id === undefined ? null : ((await toEntryNodes([id], settings, context))[0] ?? null)
    },
  },
}
