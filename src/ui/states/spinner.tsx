/** Decoration beside words that say what is going on; the control around it carries aria-busy. */
export function Spinner() {
  return <i className="spinner" aria-hidden="true" />
}
