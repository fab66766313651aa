import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormPending, useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePage } from '#features/private/page-context.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Hint } from '#ui/fields/hint.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Steps } from '#ui/order/steps.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { type CmsForm, checkboxName, type FormField, type FormPage, needsScript } from './cms-form.ts'
import { FormInput } from './form-input.tsx'
import type { FormValidation } from './use-validated-form.ts'

type FieldsProps = { form: CmsForm; checks: FormValidation; goTo: (page: number) => void }

/** Pages, rows and buttons of a CMS form; without JavaScript all pages and fields are visible. */
export function FormFields({ form, checks, goTo }: FieldsProps) {
  const { page, visible } = checks
  const t = useT()
  const steps = visible.pages.length
  const step = visible.pages.filter((index) => index <= page).length
  const progress = form.progress && (
    <div className="needs-js">
      <Hint aria-live="polite">
        {t('forms.step', { step: String(step), steps: String(steps) })}
        <progress value={step} max={steps} aria-hidden />
      </Hint>
    </div>
  )
  const message = checks.incomplete ? (
    <Notice tone="error" title={form.errorMessage ?? t('forms.incomplete')} live>
      {form.errorMessage === null && t('forms.incompleteSummary')}
    </Notice>
  ) : (
    <FormMessage />
  )
  return (
    <>
      {form.showPageTabs && (
        <Steps
          label={form.title ?? ''}
          steps={form.pages.filter((_, index) => visible.pages.includes(index))}
          current={step - 1}
        />
      )}
      {form.progress === 'start' && progress}
      {form.errorPlace === 'top' && message}
      {form.pages.map((each, index) => {
        const previous = visible.pages.findLast((other) => other < index)
        return (
          <Page
            key={each.id}
            page={each}
            form={form}
            checks={checks}
            isOpen={index === page}
            isLast={index === form.pages.length - 1}
            back={previous === undefined ? null : () => goTo(previous)}
            hasEnded={visible.endsAt === index}
          />
        )
      })}
      {form.errorPlace === 'bottom' && message}
      {form.progress === 'end' && progress}
    </>
  )
}

type PageProps = Omit<FieldsProps, 'goTo'> & {
  page: FormPage
  isOpen: boolean
  isLast: boolean
  back: (() => void) | null
  /** The conditions hide the button to the next page. */
  hasEnded: boolean
}

function Page({ page, form, checks, isOpen, isLast, back, hasEnded }: PageProps) {
  const t = useT()
  const pending = useFormPending()
  // without a title there is no legend, and a fieldset needs one
  const Box = form.showPageTitle ? 'fieldset' : 'div'
  return (
    <Box tabIndex={-1} className={classNames('stack', !isOpen && 'later')}>
      {form.showPageTitle && (
        <Heading as="legend" look="display-4">
          {page.label}
        </Heading>
      )}
      {page.rows.map((row) => (
        <div key={row[0]?.id} className="form-row">
          {row.map((field) => (
            <Placed key={field.id} field={field} form={form} checks={checks} />
          ))}
        </div>
      ))}
      {isLast && needsScript(form) && (
        <div className="no-js">
          <Notice tone="warn" title={t('forms.needsScript')} />
        </div>
      )}
      {/* without JavaScript there is one button, at the end of the form */}
      <div className={classNames('form-end', `buttons-${page.buttons}`, (!isLast || needsScript(form)) && 'needs-js')}>
        {back && page.backLabel && (
          <Button look="simple" type="button" className="needs-js" onClick={back}>
            {page.backLabel}
          </Button>
        )}
        {!hasEnded && (
          <SubmitButton>{(pending && form.loadingText) || page.submitLabel || t('forms.send')}</SubmitButton>
        )}
      </div>
    </Box>
  )
}

type PlacedProps = Omit<FieldsProps, 'goTo'> & { field: FormField }

/** A field with its error; hidden if its conditions do not hold. */
function Placed({ field, form, checks }: PlacedProps) {
  const problem = useFormProblem()
  const { href } = usePage()
  if (field.kind === 'hidden')
    return <input type="hidden" name={field.handle} defaultValue={field.from === 'url' ? href : field.defaultValue} />
  if (field.kind === 'heading') return <field.as>{field.label}</field.as>
  if (field.kind === 'html') return <RichTextView text={field.text} />
  if (field.kind === 'section') return <hr />
  if (field.kind === 'name')
    return field.parts.map((part) => <Placed key={part.handle} field={part} form={form} checks={checks} />)
  const { handle } = field
  const isShown = checks.visible.handles.has(handle) || field.disabled
  const failing = checks.failing[handle]
  const first =
    field.kind === 'checkboxes'
      ? checkboxName(handle, field.options.find(({ isGroup }) => !isGroup)?.value ?? '')
      : handle
  const apiError = checks.changed.has(handle) ? undefined : problem?.errors?.[first]?.[0]
  const error = (checks.said.has(handle) ? failing?.[0] : undefined) ?? apiError
  return (
    <div
      className={classNames('form-field', !isShown && 'unmet')}
      data-validating={checks.validating || undefined}
      data-failing={failing ? true : undefined}
      data-errors={error ? true : undefined}
    >
      <FormInput field={field} error={error} mark={form.requiredMark === 'asterisk' ? '*' : null} />
    </div>
  )
}
