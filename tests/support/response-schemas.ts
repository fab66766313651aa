// Validates responses of a running shop by docs/openapi.json, with no further fields.
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { Visitor } from './visit.ts'

type Media = Record<string, { schema?: object }>
type Operation = { responses: Record<number, { content?: Media }> }
type Document = { paths: Record<string, Partial<Record<'get' | 'post', Operation>>> }
type Method = 'get' | 'post'

const openApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document
const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'openapi', ...(forbidOthers(openApi) as object) })

/** The document lets responses have further fields; a shop sends none. */
function forbidOthers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forbidOthers)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, forbidOthers(member)]))
  const isClosed = members.type === 'object' && 'properties' in members && !('additionalProperties' in members)
  return isClosed ? { ...members, additionalProperties: false } : members
}

const schemaOf = (method: Method, path: string, status = 200) =>
  openApi.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema

const validators = new Map<string, ValidateFunction>()

function validatorOf(method: Method, path: string, status = 200): ValidateFunction {
  const known = validators.get(`${method} ${path} ${status}`)
  if (known) return known
  if (!schemaOf(method, path, status)) throw new Error(`docs/openapi.json has no response of ${method} ${path}`)
  const escaped = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
  const $ref = `openapi#/paths/${escaped}/${method}/responses/${status}/content/application~1json/schema`
  const made = ajv.compile({ $ref })
  validators.set(`${method} ${path} ${status}`, made)
  return made
}

/** @returns what differs from the description of the response */
export function findDifferences(method: Method, path: string, body: unknown, status = 200) {
  const validate = validatorOf(method, path, status)
  return validate(body) ? [] : validate.errors
}

/** Operations with a JSON response in the shop's languages. */
export const describedOperations = Object.keys(openApi.paths)
  .filter((path) => path.startsWith('/api/{locale}/'))
  .flatMap((path) => (['get', 'post'] as const).filter((method) => schemaOf(method, path)).map((m) => `${m} ${path}`))

export function createResponseCheck() {
  const checked = new Set<string>()

  /** @returns the body */
  async function check<Body>(method: Method, path: string, request: Promise<Response>): Promise<Body> {
    const response = await request
    const text = await response.text()
    expect([method, path, response.status, text.slice(0, 300)]).toEqual([method, path, 200, expect.anything()])
    const body = JSON.parse(text) as Body
    expect([response.url, findDifferences(method, path, body)]).toEqual([response.url, []])
    checked.add(`${method} ${path}`)
    return body
  }

  /** @param path of the document, without language @param params of the path and the query */
  const toUrl = (path: string, params: Record<string, string>) => {
    const url = `/api/en${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
    const query = Object.entries(params).filter(([name]) => !path.includes(`{${name}}`))
    return query.length > 0 ? `${url}?${new URLSearchParams(query)}` : url
  }

  return {
    checked,
    read: <Body = unknown>(visitor: Visitor, path: string, params: Record<string, string> = {}) =>
      check<Body>('get', `/api/{locale}${path}`, visitor.ask(toUrl(path, params))),
    /** Without fields there is no body: workerd resets a connection whose body the route does not read. */
    write: <Body = unknown>(visitor: Visitor, path: string, params: Record<string, string> = {}, fields?: object) => {
      const url = toUrl(path, params)
      const headers = { 'sec-fetch-site': 'same-origin' }
      const sent = fields ? visitor.post(url, fields) : visitor.ask(url, { method: 'POST', headers })
      return check<Body>('post', `/api/{locale}${path}`, sent)
    },
  }
}
