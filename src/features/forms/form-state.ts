import { createContext, type RefObject, useContext } from 'react'
import type { Problem } from '#service/problem.ts'

export interface FormState {
  pending: boolean
  problem: Problem | null
  /** Submitted values of a rejected form that the server rendered. */
  typed: Readonly<Record<string, string>>
  /** The same for names that were submitted several times. */
  typedLists: Readonly<Record<string, string[]>>
  /** The server rendered the page with the problem, so `autofocus` sets the focus without JavaScript. */
  served: boolean
  /** Whether a <FormMessage> shows the problem. */
  hasMessage: RefObject<boolean>
}

export const FormStateContext = createContext<FormState>({
  pending: false,
  problem: null,
  typed: {},
  typedLists: {},
  served: false,
  hasMessage: { current: false },
})

export const useFormPending = () => useContext(FormStateContext).pending
export const useFormProblem = () => useContext(FormStateContext).problem

export const useFieldError = (name: string): string | undefined =>
  useContext(FormStateContext).problem?.errors?.[name]?.[0]

/** Initial value of a field: the rejected input, else the given value. */
export function useFieldValue(name: string, otherwise?: string): string | undefined {
  const { typed } = useContext(FormStateContext)
  return typed[name] ?? otherwise
}

/** Initial values of a multiple select: the rejected input, none if it had none, else the given values. */
export function useFieldValues(name: string, otherwise: string[]): string[] {
  const { typed, typedLists, problem } = useContext(FormStateContext)
  if (problem === null) return otherwise
  return typedLists[name] ?? [typed[name] ?? []].flat()
}

/** `autoFocus` if the server rendered the page with this error; the browser focuses the first such element. */
export const useInitialFocus = (isBad: boolean) =>
  useContext(FormStateContext).served && isBad ? { autoFocus: true } : {}
