/** Submits a CMS form: `_form` is its handle, the other values are its fields. */
import { type } from 'arktype'
import { Hono, type HonoRequest } from 'hono'
import type { ApiEnv, RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { respond } from '#service/respond.ts'
import { submitCmsForm } from './submit-form.service.ts'
import type { SubmittedValues } from './submitted-values.ts'

const Handle = type('1 <= string <= 100')
const most = { fields: 300, letters: 20_000 }
const Json = type({ '[string]': 'string | string[]' })

/** Entries of a JSON or form body by input name; null if the body is neither. */
async function entriesOf(request: HonoRequest): Promise<[name: string, value: string | File][] | null> {
  try {
    if (!request.header('content-type')?.includes('application/json')) return [...(await request.formData())]
    const values = Json(await request.json())
    if (values instanceof type.errors) return null
    return Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    )
  } catch {
    return null
  }
}

/** @throws HttpProblem 400 if the body is unreadable or exceeds the limits */
async function readSubmittedValues({
  request,
  t,
}: {
  request: HonoRequest
  t: RequestContext['t']
}): Promise<SubmittedValues> {
  const entries = await entriesOf(request)
  const given = new Map<string, (string | File)[]>()
  for (const [name, value] of entries ?? []) given.set(name, [...(given.get(name) ?? []), value])
  const isTooMuch = [...given.values()].flat().some((value) => typeof value === 'string' && value.length > most.letters)
  if (!entries || given.size > most.fields || isTooMuch)
    throw new HttpProblem({ status: 400, title: t('problems.unreadable') })
  return given
}

/** Smaller bodies are parsed without a check; also assumed for bodies of unknown length. */
const uploadBytes = 64_000

/**
 * Both errors are thrown once the body has arrived, since a client that still sends it does not read the response.
 * @throws BackendError RATE_LIMITED, HttpProblem 422 if the CMS has no room for files
 */
async function refuseUpload({ raw }: HonoRequest, context: RequestContext): Promise<void> {
  const { headers, body } = raw
  const bytes = Number(headers.get('content-length') ?? uploadBytes)
  if (!headers.get('content-type')?.startsWith('multipart/') || bytes < uploadBytes) return
  try {
    const fullMessage = await context.checkUploadLimits(bytes)
    if (fullMessage) throw new HttpProblem({ status: 422, title: fullMessage })
  } catch (error) {
    if (!raw.bodyUsed) await body?.pipeTo(new WritableStream())
    throw error
  }
}

export const formApi = new Hono<ApiEnv>().post('/', async (c) => {
  const { context } = c.var
  await refuseUpload(c.req, context)
  const given = await readSubmittedValues({ request: c.req, t: context.t })
  const handle = Handle(given.get('_form')?.[0])
  if (handle instanceof type.errors) throw new HttpProblem({ status: 404, title: context.t('forms.formClosed') })
  const { message, next } = await submitCmsForm(handle, given, context)
  return respond(c, { notice: message || context.t('forms.formSent'), ...(next && { next }) })
})
