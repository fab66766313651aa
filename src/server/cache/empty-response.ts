/** Checks whether a response has no data. A backend that temporarily lost its data responds like one that never had any. */

const isEmpty = (root: unknown): boolean =>
  root === null ||
  root === undefined ||
  (Array.isArray(root) && root.length === 0) ||
  (typeof root === 'object' && 'data' in root && isEmpty(root.data))

/** @param neverEmpty members that make the response empty if one of them is; otherwise all members have to be */
export function isEmptyResponse(response: unknown, neverEmpty: readonly string[] = []): boolean {
  if (typeof response !== 'object' || response === null) return true
  const members = Object.entries(response)
  // the backend lacks this operation
  if (members.length === 0) return false
  return (
    members.some(([name, root]) => neverEmpty.includes(name) && isEmpty(root)) ||
    members.every(([, root]) => isEmpty(root))
  )
}
