/** What a native form holds now, for what stands beside the field. Called by the checkout totals and the order button. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** @returns a mark for any element inside the form, and the field's value: it may have changed before the app was there */
export function useFormValue<Mark extends Element>(name: string, first: string | undefined) {
  const mark: RefObject<Mark | null> = useRef<Mark>(null)
  const [value, setValue] = useState(first)
  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const follow = () => {
      const now = new FormData(form).get(name)
      if (typeof now === 'string') setValue(now)
    }
    follow()
    form.addEventListener('input', follow)
    // what a browser fills in on the way back comes after scripts
    addEventListener('pageshow', follow)
    return () => {
      form.removeEventListener('input', follow)
      removeEventListener('pageshow', follow)
    }
  }, [name])
  return { mark, value }
}
