// The 22 ways in which a backend fails, each as the behaviour of a proxy in front of it.
import { parse } from 'graphql'
import type { Behaviour } from '../../../tests/support/delaying-proxy.ts'
import { answering, hanging } from '../../../tests/support/faults.ts'

type FaultBehaviour = Behaviour | ((body: string) => Behaviour)

/** Below every timeout of the shop. */
const latencyMs = 1_200

/** Every field that was requested is null, beside an error. */
function nullsWithErrors(body: string): Behaviour {
  const [operation] = parse(queryOf(body)).definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const fields = operation?.selectionSet.selections.filter((selection) => selection.kind === 'Field') ?? []
  const data = Object.fromEntries(fields.map(({ alias, name }) => [(alias ?? name).value, null]))
  return { mode: 'status', status: 200, body: JSON.stringify({ data, errors: [{ message: 'Internal server error' }] }) }
}

/** Writes are executed, and the connection is closed before their response. */
const loseWrites = (body: string): Behaviour =>
  /^\s*mutation\b/.test(queryOf(body))
    ? { mode: 'lose', operationName: JSON.parse(body).operationName }
    : { mode: 'pass' }

/** Requests of pictures have no body. */
const queryOf = (body: string): string => (body === '' ? '{ picture }' : (JSON.parse(body) as { query: string }).query)

export const faultKinds = {
  refused: answering.refuse,
  ...hanging,
  'status-500': answering['status-500'],
  'status-503': answering['status-503'],
  'status-429': answering['status-429'],
  'status-403': answering['status-403'],
  malformed: answering['no-json'],
  html: answering['html-with-200'],
  'errors-with-data': nullsWithErrors,
  'errors-without-data': answering['errors-only'],
  null: answering['no-data'],
  empty: answering.empty,
  array: answering.array,
  truncated: answering.truncated,
  reset: answering.reset,
  huge: answering.huge,
  'wrong-type': answering['wrong-type'],
  redirect: answering.redirect,
  latency: { mode: 'pass', delayMs: latencyMs },
  'lost-response': loseWrites,
} as const satisfies Record<string, FaultBehaviour>

export type FaultKind = keyof typeof faultKinds
export const faultNames = Object.keys(faultKinds) as FaultKind[]

/** The backend executes writes, and reads succeed. */
export const isExecuting = (kind: FaultKind) => kind === 'latency' || kind === 'lost-response'
