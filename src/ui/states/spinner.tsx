/** Decorative spinner; the surrounding control has aria-busy and text. */
export function Spinner() {
  return <i className="spinner" aria-hidden="true" />
}
