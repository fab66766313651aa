/** Validates request bodies with arktype: JSON or form data, plain values only. */
import { type ArkError, type Type, type } from 'arktype'
import type { Context, MiddlewareHandler } from 'hono'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import type { ApiEnv, RequestContext } from '#server/context/context.ts'
import { HttpProblem } from './problem.ts'

export type FieldErrors = Record<string, string[]>

/** Checks that a schema cannot express, also of a body that does not match it, so that all errors are reported at once. */
export type FieldCheck = (context: RequestContext, given: Record<string, unknown>) => FieldErrors | Promise<FieldErrors>

/** Messages by field; other fields get a general one. */
export type FieldMessages = Partial<Record<string, MessageKey>>

/** More than any form of the shop has: two for each item of the longest list. */
const maxFields = 1_100

/** Form data as a plain object; a name that occurs once is a string. Files are dropped. Null: too many fields. */
function plain(form: FormData): Record<string, unknown> | null {
  const values = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const texts = values.get(name)
    if (texts) texts.push(value)
    else if (values.size < maxFields) values.set(name, [value])
    else return null
  }
  return Object.fromEntries([...values].map(([name, texts]) => [name, texts.length > 1 ? texts : texts[0]]))
}

async function readPlain({ req }: Context<ApiEnv>): Promise<unknown> {
  const kind = req.header('content-type') ?? ''
  try {
    if (kind.includes('application/json')) return await req.json()
    if (kind.includes('form')) return plain(await req.formData())
    return {}
  } catch {
    return null
  }
}

/** `press` is the former name of the field `idempotencyKey`. */
function renameFields(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('press' in given)) return given
  const { press, ...fields } = given
  return { idempotencyKey: press, ...fields }
}

function messageOf({ code, data }: ArkError): MessageKey {
  if (code === 'required' || data === '') return 'forms.required'
  return code === 'maxLength' ? 'forms.tooLong' : 'forms.invalid'
}

/** @param others errors of other checks; those of the schema take precedence @throws HttpProblem 422 with messages by field */
export function validateFields(
  checked: Type,
  given: object,
  t: Translate,
  messages: FieldMessages = {},
  others: FieldErrors = {},
): object {
  const value: unknown = checked(given)
  const errors: FieldErrors = {}
  for (const error of value instanceof type.errors ? value : []) {
    const field = String(error.path[0] ?? '')
    errors[field] ??= [t(messages[field] ?? messageOf(error))]
  }
  const all = { ...others, ...errors }
  if (Object.keys(all).length === 0) return value as object
  throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors: all })
}

const bodySchemas = new WeakMap<object, Type>()

/** Schema of the body that this handler of a route validates; undefined: it validates none. */
export const bodySchemaOf = (handler: object) => bodySchemas.get(handler)

type Validated<Checked extends Type> = MiddlewareHandler<
  ApiEnv,
  string,
  { in: { form: Checked['inferIn'] }; out: { form: Checked['infer'] } }
>

/** Validates the body; `c.req.valid('form')` returns it. @param messages by field @throws HttpProblem 400 if unreadable, 422 with errors by field */
export function validateBody<Checked extends Type>(
  checked: Checked,
  messages: FieldMessages = {},
  check?: FieldCheck,
): Validated<Checked> {
  const handler: Validated<Checked> = async (c, next) => {
    const { t } = c.var.context
    const given = renameFields(await readPlain(c))
    if (typeof given !== 'object' || given === null)
      throw new HttpProblem({ status: 400, title: t('problems.unreadable') })
    const others = await check?.(c.var.context, given as Record<string, unknown>)
    c.req.addValidatedData('form', validateFields(checked, given, t, messages, others))
    await next()
  }
  bodySchemas.set(handler, checked)
  return handler
}
