import { useMemo } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { type Draft, readDraft, readForm, restoreFormDraft, saveFormDraft } from './draft.ts'
import type { FormAction, WriteResponse } from './form-action.ts'

export function useDraft({ path }: FormAction<WriteResponse>, isRefused = false) {
  const { customer } = useShop().facts
  const name = `${customer?.id ?? ''}${path}`
  return useMemo(
    () => ({
      /** @param more values besides those of the fields */
      keep(form: HTMLFormElement, more: Draft = {}) {
        const typed = readForm(form, isRefused)
        saveFormDraft(name, Object.keys(typed).length > 0 ? { ...typed, ...more } : typed)
      },
      restoreFormDraft(form: HTMLFormElement): Draft | null {
        const draft = readDraft(name)
        if (draft) restoreFormDraft(form, draft)
        return draft
      },
      forget: () => saveFormDraft(name, {}),
    }),
    [name, isRefused],
  )
}
