/** Validates a CMS form in the browser: errors, visible fields and the current page. */
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { captchaName } from './captchas.ts'
import { type CmsForm, type FormField, fieldsOf, needsScript } from './cms-form.ts'
import { createDebounce } from './debounce.ts'
import { defaultValuesOf, type SubmittedValues, type Visible, visibleParts } from './submitted-values.ts'

export interface FormValidation {
  page: number
  visible: Visible
  /** All errors by handle, shown or not. */
  failing: Readonly<Record<string, string[]>>
  said: ReadonlySet<string>
  /** Handles of fields changed since the API last rejected the form. */
  changed: ReadonlySet<string>
  validating: boolean
  blurred: boolean
  dirty: boolean
  submitted: boolean
  incomplete: boolean
}

const readForm = (element: HTMLFormElement): SubmittedValues => {
  const given = new Map<string, (string | File)[]>()
  for (const [name, value] of new FormData(element)) given.set(name, [...(given.get(name) ?? []), value])
  return given
}

/** Choice and file fields show errors on change, other fields on blur. */
const showsErrorsOnChange = ({ kind }: FormField) =>
  kind === 'checkboxes' || kind === 'agree' || kind === 'radio' || kind === 'file'

export function scrollToFormTop(
  { scrollToTop }: Pick<CmsForm, 'scrollToTop'>,
  form: Pick<Element, 'scrollIntoView'> | null,
) {
  if (scrollToTop) form?.scrollIntoView({ block: 'start' })
}

export function useValidatedForm(form: CmsForm, ref: RefObject<HTMLFormElement | null>, startsAt: number) {
  const t = useT()
  const locale = useLocale()
  const { api } = useShop()
  const [inputDelay] = useState(createDebounce)
  const passed = useRef(false)
  /** Page that the visitor asked for and that is not rendered yet. */
  const turned = useRef<number | null>(null)
  const [checks, setChecks] = useState<FormValidation>(() => ({
    page: startsAt,
    visible: visibleParts(form, defaultValuesOf(form)),
    failing: {},
    said: new Set(),
    changed: new Set(),
    validating: false,
    blurred: false,
    dirty: false,
    submitted: false,
    incomplete: false,
  }))
  const change = useCallback((changes: Partial<FormValidation>) => setChecks((now) => ({ ...now, ...changes })), [])

  /** Errors by handle; empty if the rules cannot be loaded, because the API validates again. */
  const check = useCallback(async (): Promise<FormValidation['failing']> => {
    const element = ref.current
    if (!element) return {}
    const given = readForm(element)
    change({ validating: true, visible: visibleParts(form, given) })
    const failing = await import('./validate-values.ts')
      .then(({ validateValues }) => validateValues(form, given, { locale, t }))
      .catch(() => ({}))
    change({ validating: false, failing })
    return failing
  }, [form, ref, locale, t, change])

  useEffect(() => {
    for (const field of fieldsOf(form)) {
      if (field.kind !== 'hidden' || field.from === 'value') continue
      const input = ref.current?.elements.namedItem(field.handle)
      const query = new URLSearchParams(location.search)
      if (input instanceof HTMLInputElement)
        input.value = field.from === 'url' ? location.href : (query.get(field.parameter ?? '') ?? '')
    }
    if (ref.current) {
      const visible = visibleParts(form, readForm(ref.current))
      const open = (page: number) => visible.pages.find((index) => index >= page) ?? page
      setChecks((now) => ({ ...now, visible, page: open(now.page) }))
    }
    return inputDelay.cancel
  }, [form, ref, inputDelay])

  const fieldOf = (target: EventTarget): FormField | undefined => {
    const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
    return fieldsOf(form).find(({ handle }) => name === handle || name.startsWith(`${handle}[`))
  }
  const showErrors = (field: FormField) => setChecks((now) => ({ ...now, said: new Set(now.said).add(field.handle) }))

  function onInput({ target }: FormEvent) {
    const field = fieldOf(target)
    if (!field) return
    setChecks((now) => ({ ...now, dirty: true, incomplete: false, changed: new Set(now.changed).add(field.handle) }))
    // only after the check: earlier errors are outdated
    inputDelay.after(() => void check().then(() => showsErrorsOnChange(field) && showErrors(field)))
  }

  function onBlur({ target }: FormEvent) {
    const field = fieldOf(target)
    if (!field) return
    change({ blurred: true })
    if (!form.validatesOnBlur) return
    void check().then(() => showErrors(field))
  }

  // the pressed button is hidden with its page
  useEffect(() => {
    if (turned.current === checks.page) openPageOf(ref.current)?.focus({ preventScroll: true })
    turned.current = null
  }, [ref, checks.page])

  const goTo = (page: number) => {
    turned.current = page
    change({ page, incomplete: false })
    scrollToFormTop(form, ref.current)
  }

  /** Lets the submit event pass once the values are valid; before the last page it opens the next page. */
  function onSubmitCapture(event: FormEvent<HTMLFormElement>) {
    if (passed.current) {
      passed.current = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    void submit(submitter)
  }

  async function fetchCaptchaValues() {
    // without the values the CMS rejects the form with a message
    const values = await api('/content/captchas', { form: form.handle }).then(
      (found) => found.values,
      (): Record<string, string> => ({}),
    )
    for (const { handle, kind } of form.captchas) {
      const name = captchaName(handle)
      const input = ref.current?.elements.namedItem(name)
      if (kind === 'script' && input instanceof HTMLInputElement) input.value = values[name] ?? ''
    }
  }

  async function submit(submitter: HTMLElement | null) {
    inputDelay.cancel()
    if (!ref.current) return
    const { pages, endsAt } = visibleParts(form, readForm(ref.current))
    if (endsAt === checks.page) return
    const next = pages.find((index) => index > checks.page)
    const isLast = next === undefined
    const here = fieldsOf({ pages: form.pages.slice(isLast ? 0 : checks.page, checks.page + 1) })
    const failing = form.validatesOnSubmit ? await check() : {}
    const wrong = here.filter(({ handle }) => handle in failing)
    if (isLast) change({ submitted: true })
    const [first] = wrong
    if (first) {
      const page = form.pages.findIndex((each) =>
        fieldsOf({ pages: [each] }).some(({ handle }) => handle === first.handle),
      )
      setChecks((now) => ({
        ...now,
        page,
        incomplete: true,
        said: new Set([...now.said, ...wrong.map((each) => each.handle)]),
      }))
      // after its page is rendered
      return requestAnimationFrame(() => inputOf(ref.current, first)?.focus())
    }
    if (!isLast) return goTo(next)
    if (needsScript(form)) await fetchCaptchaValues()
    // native submission without a submit event: the response is a document
    if (form.reloads) return ref.current?.submit()
    // a form ignores a request to submit it while its submit event is dispatched
    await new Promise((done) => setTimeout(done))
    passed.current = true
    ref.current?.requestSubmit(submitter)
  }

  const onRefused = () => change({ changed: new Set() })

  return { checks, goTo, on: { onInput, onBlur, onSubmitCapture, onRefused } }
}

const openPageOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('.stack[tabindex="-1"]:not(.later)')

const inputOf = (form: HTMLFormElement | null, { handle }: FormField) =>
  [...(form?.elements ?? [])].find((element): element is HTMLElement => {
    const name = element.getAttribute('name') ?? ''
    return element instanceof HTMLElement && (name === handle || name.startsWith(`${handle}[`))
  })
