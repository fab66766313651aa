import type { FormFieldsFragment } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { entryPath } from '../text/links.ts'
import { toPlainText } from '../text/plain-text.ts'
import { toRichText } from '../text/to-rich-text.ts'
import { toCaptchas } from './captchas.ts'
import type { CmsForm, FormPage, UnavailableReason } from './cms-form.ts'
import { toConditions } from './conditions/conditions.ts'
import { graphqlName } from './form-mutation.ts'
import { type CmsField, isSupported, toField, toLabelPosition, withoutNulls } from './to-field.ts'

type CmsSettings = NonNullable<FormFieldsFragment['settings']>
type CmsPage = NonNullable<NonNullable<FormFieldsFragment['pages']>[number]>

const place = (value: string | null | undefined) => (value === 'bottom-form' ? 'bottom' : 'top')

function toPage(page: CmsPage, index: number, position: ReturnType<typeof toLabelPosition>): FormPage {
  const { settings } = page
  const buttons = settings?.buttonsPosition
  return {
    id: page.id ?? String(index),
    label: page.label ?? '',
    rows: withoutNulls(page.rows)
      .map((row) => withoutNulls(row.rowFields).flatMap((field) => toField(field as CmsField, position)))
      .filter((row) => row.length > 0),
    submitLabel: settings?.submitButtonLabel || null,
    backLabel: settings?.showBackButton ? settings.backButtonLabel || null : null,
    buttons: buttons === 'right' || buttons === 'center' || buttons === 'left-right' ? buttons : 'left',
    conditions: settings?.enablePageConditions ? toConditions(settings.pageConditions) : null,
    nextConditions: settings?.enableNextButtonConditions ? toConditions(settings.nextButtonConditions) : null,
  }
}

/** Only paths of the shop: a form never redirects to another site. */
function toNext({ submitAction, redirectUrl, redirectEntry }: CmsSettings, locale: Locale): string | null {
  if (submitAction === 'entry' && redirectEntry?.uri) return entryPath(locale, redirectEntry.uri)
  return submitAction === 'url' ? sameOriginPath(redirectUrl) : null
}

/** Without an optional field the form can be submitted, without a required one the CMS rejects it. */
const canRender = (pages: readonly CmsPage[]) =>
  pages.length > 0 &&
  pages
    .flatMap(({ rows }) => withoutNulls(rows))
    .flatMap(({ rowFields }) => withoutNulls(rowFields))
    .every((field) => isSupported(field as CmsField))

export function toCmsForm(form: FormFieldsFragment, locale: Locale): CmsForm | UnavailableReason {
  const { settings, submissionMutationName: mutation } = form
  if (form.isAvailable === false) return 'closed'
  const given = withoutNulls(form.pages)
  if (!form.handle || !canRender(given) || (mutation && !graphqlName.test(mutation))) return 'unsupported'
  const position = toLabelPosition(settings?.defaultLabelPosition, 'above')
  const pages = given.map((page, index) => toPage(page, index, position))
  const captchas = toCaptchas(form.captchas)
  if (!captchas) return 'unsupported'
  const isSeveral = pages.length > 1
  return {
    id: form.id ?? form.handle,
    handle: form.handle,
    mutation: mutation || null,
    title: settings?.displayFormTitle ? form.title : null,
    showPageTitle: settings?.displayCurrentPageTitle === true,
    showPageTabs: isSeveral && settings?.displayPageTabs === true,
    progress:
      isSeveral && settings?.displayPageProgress ? (settings.progressPosition === 'end' ? 'end' : 'start') : null,
    scrollToTop: settings?.scrollToTop === true,
    requiredMark: settings?.requiredIndicator === 'optional' ? 'optional' : 'asterisk',
    success: {
      text: toRichText(settings?.submitActionMessageHtml ?? null),
      place: place(settings?.submitActionMessagePosition),
      seconds: Math.max(0, settings?.submitActionMessageTimeout ?? 0),
      hidesForm: settings?.submitActionFormHide === true,
    },
    next: settings ? toNext(settings, locale) : null,
    loadingText: settings?.loadingIndicator === 'text' ? settings.loadingIndicatorText : null,
    validatesOnSubmit: settings?.validationOnSubmit !== false,
    validatesOnBlur: settings?.validationOnFocus !== false,
    errorMessage: toPlainText(settings?.errorMessageHtml) || null,
    errorPlace: place(settings?.errorMessagePosition),
    captchas,
    reloads: settings?.submitMethod === 'page-reload',
    pages,
  }
}
