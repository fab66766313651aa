import { type RefObject, useEffect, useRef, useState } from 'react'

/** @returns `mark`, a ref for any element inside the form, and `value`, which includes input from before hydration */
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
    // values restored by the browser arrive after scripts
    addEventListener('pageshow', follow)
    return () => {
      form.removeEventListener('input', follow)
      removeEventListener('pageshow', follow)
    }
  }, [name])
  return { mark, value }
}
