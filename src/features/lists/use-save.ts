/** Writes of lists without a form of their own. */

import { useSendForm } from '#features/forms/login-over.ts'
import { apiPath, type FormValues } from '#features/forms/send-form.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'

/** Sends to an api route of the lists, by its path without language. */
export function useSave() {
  const t = useT()
  const locale = useLocale()
  const sendForm = useSendForm()
  return (action: string, values: FormValues) => sendForm(apiPath(locale, action), values, t('problems.unavailable'))
}
