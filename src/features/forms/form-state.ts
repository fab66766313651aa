/** What the parts of an ApiForm know of it: whether it is under way, what was wrong, and what was typed before. */
import { createContext, useContext } from 'react'
import type { Problem } from '#service/problem.ts'

export interface FormState {
  pending: boolean
  problem: Problem | null
  /** Values of a form that came back from the server. */
  typed: Readonly<Record<string, string>>
  /** The page came with the problem: no script leads to it. */
  served: boolean
}

export const FormStateContext = createContext<FormState>({ pending: false, problem: null, typed: {}, served: false })

export const useFormPending = () => useContext(FormStateContext).pending
export const useFormProblem = () => useContext(FormStateContext).problem

/** The message of a field, or undefined. */
export const useFieldError = (name: string): string | undefined =>
  useContext(FormStateContext).problem?.errors?.[name]?.[0]

/** What a field begins with: what was typed before the server said no, else what is given. */
export function useFieldValue(name: string, otherwise?: string): string | undefined {
  const { typed } = useContext(FormStateContext)
  return typed[name] ?? otherwise
}

/** Attributes of what gets the focus on a page that came with a problem: the first such element of the page has it. */
export const useInitialFocus = (isBad: boolean) =>
  useContext(FormStateContext).served && isBad ? { autoFocus: true } : {}
