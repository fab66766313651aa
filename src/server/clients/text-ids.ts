/** Ids are opaque texts, as the contract says; some backends send numbers. Called by graphql.ts for every answer. */

/** The site of a CMS is a number in its contract. */
const isIdName = (name: string) => /^id$|(?:Id|_id)$/.test(name) && name !== 'siteId'

/** The same answer, changed in place: every id in it is a text, so that it equals the one that an address or a form holds. */
export function withTextIds<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (typeof member === 'object') withTextIds(member)
    else if (typeof member === 'number' && isIdName(name)) members[name] = String(member)
  }
  return value
}
