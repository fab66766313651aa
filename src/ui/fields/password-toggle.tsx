import { Icon } from '../icons/icon.tsx'

/** Button that shows and hides the password in the input before it. Changes the DOM directly, so it needs no state. */
export function PasswordToggle({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="icon-button compact needs-js"
      aria-label={label}
      aria-pressed="false"
      onClick={({ currentTarget: button }) => {
        const input = button.previousElementSibling
        if (!(input instanceof HTMLInputElement)) return
        const shown = input.type === 'password'
        input.type = shown ? 'text' : 'password'
        button.setAttribute('aria-pressed', String(shown))
      }}
    >
      <Icon name="eye" />
    </button>
  )
}
