import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'

/**
 * For a native date input, whose own text is in the language of the browser. @param initial YYYY-MM-DD
 * @returns `chosen`: text with the chosen day in the language of the page, for the hint; undefined without a day. `input`: props of the input
 */
export function useChosenDay(initial: string | undefined) {
  const t = useT()
  const locale = useLocale()
  const ref = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(initial)
  // the input may have a day from before hydration
  useEffect(() => setDay(ref.current?.value), [])
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setDay(currentTarget.value)
  return { chosen: day ? t('forms.chosenDay', { date: formatDate(locale, day) }) : undefined, input: { ref, onChange } }
}
