import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSendForm } from '#features/forms/use-send-form.ts'
import type { Problem } from '#service/problem.ts'
import { checkQuickOrder } from '../cart.actions.ts'
import { type Sheet, toSheetRows } from './edit-rows.ts'
import type { QuickOrderResult } from './row-results.ts'

const pauseMs = 250

const fieldOf = (form: HTMLFormElement | null) => form?.querySelector('textarea')

/**
 * Text of the quick order form and the result of each row: the server checks the text after each pause in typing.
 * @param served results of `text` from the server's render
 */
export function useQuickOrder(form: RefObject<HTMLFormElement | null>, text: string, served: QuickOrderResult | null) {
  const sendForm = useSendForm()
  const [sheet, setSheet] = useState<Sheet>({ text: served ? text : '', answers: served?.answers ?? [] })
  const [left, setLeft] = useState(served?.left ?? 0)
  /** Text that the results are for; null before the first response. */
  const [checked, setChecked] = useState(served && text)
  const [problem, setProblem] = useState<Problem | null>(null)

  // typed before hydration, or restored by the browser
  useEffect(() => setSheet((now) => ({ ...now, text: fieldOf(form.current)?.value ?? now.text })), [form])

  useEffect(() => {
    if (sheet.text === checked) return
    let isSuperseded = false
    const timer = setTimeout(async () => {
      const isEmpty = sheet.text.trim() === ''
      const outcome = isEmpty ? null : await sendForm(checkQuickOrder, { text: sheet.text })
      if (isSuperseded) return
      setChecked(sheet.text)
      setProblem(outcome && !outcome.ok ? outcome.problem : null)
      if (outcome?.ok) setSheet({ text: sheet.text, answers: outcome.value.answers })
      setLeft(outcome?.ok ? outcome.value.left : 0)
    }, pauseMs)
    return () => {
      isSuperseded = true
      clearTimeout(timer)
    }
  }, [sheet, checked, sendForm])

  const latest = useRef(sheet)
  useEffect(() => {
    latest.current = sheet
  }, [sheet])
  /** Changes text and results together; the server still checks the text. */
  const edit = useCallback(
    (change: (sheet: Sheet) => Sheet) => {
      const next = change(latest.current)
      const field = fieldOf(form.current)
      if (field) field.value = next.text
      setSheet(next)
    },
    [form],
  )

  const isCurrent = sheet.text === checked && problem === null
  return {
    rows: isCurrent ? sheet.answers : toSheetRows(sheet),
    left: isCurrent ? left : 0,
    isCurrent,
    problem,
    type: (typed: string) => setSheet(({ answers }) => ({ text: typed, answers })),
    edit,
  }
}
