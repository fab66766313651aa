export function Spinner() {
  return <i className="spinner" aria-hidden="true" />
}
