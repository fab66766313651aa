import type { MessageKey } from '#i18n/translator.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { ErrorCode } from '#server/clients/error-code.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem, type Problem } from '#service/problem.ts'

/** HTTP status of each error code, and the message key for errors without a message for customers. 502 and 504 are those of a proxy. */
const statusByCode = {
  UNAUTHENTICATED: { status: 401, words: 'forms.sessionOver' },
  FORBIDDEN: { status: 403, words: 'problems.forbidden' },
  NOT_FOUND: { status: 404, words: 'problems.notFound' },
  BAD_USER_INPUT: { status: 422, words: 'problems.invalid' },
  CONFLICT: { status: 409, words: 'problems.conflict' },
  RATE_LIMITED: { status: 429, words: 'problems.tooMany' },
  INTERNAL: { status: 503, words: 'problems.unavailable' },
} as const satisfies Record<ErrorCode, { status: number; words: MessageKey }>

function toBackendProblem(error: BackendError, { t, session, config }: RequestContext): Problem {
  const debug = config.production ? {} : { debug: error.debugMessage }
  if (error.kind !== 'refused') return { status: 503, title: t('problems.unavailable'), ...debug }
  if (error.code === 'UNAUTHENTICATED' && !session) return { status: 401, title: t('forms.loginFirst'), ...debug }
  const { status, words } = statusByCode[error.code ?? 'INTERNAL']
  const errors = Object.entries(error.validation).map(([path, messages]) => [path.split('.').at(-1) ?? path, messages])
  return {
    status,
    title: error.words ?? t(words),
    ...(errors.length && { errors: Object.fromEntries(errors) }),
    ...debug,
  }
}

/** Converts an error of a service to the problem that the client receives. Unexpected errors are logged and become a 500. */
export function toProblem(error: unknown, context: RequestContext): Problem {
  if (error instanceof HttpProblem) return error.problem
  if (error instanceof BackendError) return toBackendProblem(error, context)
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  context.log('error', 'api.failed', { req: context.requestId, message })
  return { status: 500, title: context.t('global.500statusMessage') }
}
