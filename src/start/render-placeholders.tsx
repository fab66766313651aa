import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { PageContext } from '#features/private/page-context.tsx'
import { FilledPlaceholder, type Placeholder } from '#features/private/placeholder.tsx'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadSharedScreens } from '#routes/-shared-screens.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { PrivateValues } from '#server/context/env.ts'
import { customerKey, resolvedPromise } from '#service/private.ts'

const separator = '<hr data-cut="1"/>'

let areScreensLoaded = false

/** The promise of the imports is not shared: in workerd a request must not wait for a promise of another request. */
async function loadScreens(): Promise<void> {
  if (areScreensLoaded) return
  await loadSharedScreens()
  areScreensLoaded = true
}

/** @param url public path and query of the page, for links that return to it @returns the HTML of each placeholder */
export async function renderPlaceholders(
  placeholders: readonly unknown[],
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  url: string,
  { customer, answers }: PrivateValues,
): Promise<string[]> {
  await loadScreens()
  const values = new Map(Object.entries(answers ?? {}).map(([name, answer]) => [name, resolvedPromise(answer)]))
  // a promise per call: a shared one would retain all components that wait for it, with their data
  const pending = new Promise<never>(() => undefined)
  const toValue = (name: string) => (name === customerKey ? customer : (values.get(name) ?? pending))
  const page = { href: url, customer, sessionOver: false, refusedForm: null, push: () => undefined }
  const html = renderToString(
    <PageContext value={page}>
      <I18nProvider locale={locale} t={t}>
        {placeholders.map((placeholder, index) => (
          <Fragment key={String(index)}>
            <FilledPlaceholder placeholder={placeholder as Placeholder} toValue={toValue} />
            <hr data-cut="1" />
          </Fragment>
        ))}
      </I18nProvider>
    </PageContext>,
  )
  return html.split(separator).slice(0, -1)
}
