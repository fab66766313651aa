/** The draft of one form of one visitor. Called by ApiForm, and by forms that keep more than their fields or are left on purpose. */
import { useMemo } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { type Draft, readDraft, readForm, restoreFormDraft, saveFormDraft } from './draft.ts'
import type { Answer, FormAction } from './form-action.ts'

/** @param isRefused the page came with what was typed */
export function useDraft({ path }: FormAction<Answer>, isRefused = false) {
  const { customer } = useShop().facts
  const name = `${customer?.id ?? ''}${path}`
  return useMemo(
    () => ({
      /** @param more what belongs to the form beside its fields */
      keep(form: HTMLFormElement, more: Draft = {}) {
        const typed = readForm(form, isRefused)
        saveFormDraft(name, Object.keys(typed).length > 0 ? { ...typed, ...more } : typed)
      },
      /** @returns what was held; null when nothing was */
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
