import { useCallback } from 'react'
import { useLogin } from '#features/problems/login.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import type { FormAction, WriteResponse } from './form-action.ts'
import { type FormValues, sendForm } from './send-form.ts'

/** `sendForm` in the current locale. After a 401 it asks for a login in a dialog and sends again. */
export function useSendForm() {
  const t = useT()
  const locale = useLocale()
  const { ask } = useLogin()
  return useCallback(
    async <Given extends WriteResponse>(
      action: FormAction<Given>,
      values: FormValues,
      unavailable = t('problems.unavailable'),
    ): Promise<Result<Given>> => {
      const outcome = await sendForm(action, values, { locale, unavailable })
      if (outcome.ok || outcome.problem.status !== 401 || !ask || !(await ask())) return outcome
      return sendForm(action, values, { locale, unavailable })
    },
    [ask, locale, t],
  )
}
