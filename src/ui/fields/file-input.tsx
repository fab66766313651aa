import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'

export type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className'> & {
  chooseLabel: string
  noneLabel: string
}

/**
 * File input with texts of the page: those of a native one are in the language of the browser. The native input covers them, so that
 * it keeps clicks, dropped files, the keyboard and its accessible name. Without scripts only the native input is shown.
 */
export function FileInput({ chooseLabel, noneLabel, onChange, ...input }: FileInputProps) {
  const native = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<string[]>([])
  // the input may have files from before hydration
  useEffect(() => setNames(namesOf(native.current)), [])
  function showNames(event: ChangeEvent<HTMLInputElement>) {
    setNames(namesOf(event.currentTarget))
    onChange?.(event)
  }
  return (
    <span className="file-input">
      <input type="file" {...input} ref={native} onChange={showNames} />
      <span className="needs-js" aria-hidden="true">
        <b>
          <Icon name="upload-simple" />
          {chooseLabel}
        </b>
        <span>{names.join(', ') || noneLabel}</span>
      </span>
    </span>
  )
}

const namesOf = (input: HTMLInputElement | null) => [...(input?.files ?? [])].map(({ name }) => name)
