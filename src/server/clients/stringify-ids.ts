/** `siteId` is a number in the contract. */
const isIdName = (name: string) => /^id$|(?:Id|_id)$/.test(name) && name !== 'siteId'

/** Converts numeric ids to strings, in place: ids of the contract are strings, and some backends send numbers. */
export function stringifyIds<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (typeof member === 'object') stringifyIds(member)
    else if (typeof member === 'number' && isIdName(name)) members[name] = String(member)
  }
  return value
}
