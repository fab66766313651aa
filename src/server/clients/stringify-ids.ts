/** Converts numeric ids to strings: ids of the contract are opaque strings, and some backends send numbers. Used by graphql.ts. */

/** `siteId` is a number in the contract. */
const isIdName = (name: string) => /^id$|(?:Id|_id)$/.test(name) && name !== 'siteId'

/** Changes the response in place, so that its ids equal those in URLs and forms. */
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
