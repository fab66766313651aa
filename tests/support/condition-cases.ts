/** Values of fields, by handle. */
export const conditionValues = new Map<string, string[]>([
  ['kind', ['offer']],
  ['days', ['mo', 'fr']],
  ['amount', ['10']],
  ['start', ['2026-11-24']],
  ['empty', ['']],
])

/** Whether a condition holds, in the browser and in the embedded CMS. */
export const conditionCases = [
  ['kind', '=', 'offer', true],
  ['kind', '=', 'off', false],
  ['kind', '!=', 'offer', false],
  ['kind', '!=', 'visit', true],
  ['kind', 'contains', 'ffe', true],
  ['kind', 'contains', 'x', false],
  ['kind', 'notContains', 'ffe', false],
  ['kind', 'notContains', 'x', true],
  ['kind', 'startsWith', 'off', true],
  ['kind', 'startsWith', 'fer', false],
  ['kind', 'endsWith', 'fer', true],
  ['kind', 'endsWith', 'off', false],
  ['amount', '>', '9', true],
  ['amount', '>', '10', false],
  ['amount', '>', '9 ', true],
  ['amount', '<', '11', true],
  ['amount', '<', '10', false],
  ['amount', '<', '9', false],
  ['start', '>', '2026-11-23', true],
  ['start', '>', '2026-11-24', false],
  ['start', '<', '2026-11-25', true],
  ['start', '<', '2026-11-24', false],
  // a number and a text are compared as texts
  ['amount', '<', 'a', true],
  ['kind', '>', '1', true],
  ['amount', '<', ' ', false],
  // an empty value is neither more nor less
  ['empty', '<', '1', false],
  ['empty', '>', '-1', false],
  ['empty', '=', '', true],
  // a field without a value is an empty one
  ['absent', '=', '', true],
  ['absent', '!=', 'x', true],
  ['absent', '=', 'x', false],
  // one of the values of a multiple choice
  ['days', '=', 'fr', true],
  ['days', '=', 'sa', false],
  ['days', '!=', 'fr', false],
  ['days', 'contains', 'r', true],
  ['days', 'notContains', 'r', false],
  ['days', 'startsWith', 'f', true],
  ['days', 'endsWith', 'o', true],
] as const
