/** Parses multipart/form-data as it arrives: formData() of Node collects, copies and parses the whole body in one task, which takes up to 100 ms for 5 MB. */
import { parseMultipartRequest } from '@remix-run/multipart-parser'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context/env.ts'

/** Above the limits of limit-body.ts, form.api.ts and validate.ts, which reject with a message. */
const limits = { maxFileSize: 12_000_000, maxTotalSize: 12_000_000, maxParts: 2_000 }

/** Browsers percent-encode these characters in names: https://html.spec.whatwg.org/#multipart-form-data */
const decodeName = (name: string) => name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

const toFile = (content: Uint8Array[], name: string, type = 'application/octet-stream') =>
  new File(content as Uint8Array<ArrayBuffer>[], name, { type })

/** @throws MultipartParseError */
export async function parseMultipart(request: Request): Promise<FormData> {
  const form = new FormData()
  for await (const part of parseMultipartRequest(request, limits)) {
    if (part.name === undefined) continue
    const name = decodeName(part.name)
    if (part.isText) form.append(name, part.text)
    else form.append(name, toFile(part.content, decodeName(part.filename ?? ''), part.mediaType))
  }
  return form
}

/** Makes `c.req.formData()` of multipart requests use this parser, at its first call. */
export const useMultipartParser: MiddlewareHandler<AppEnv> = (c, next) => {
  if (c.req.header('content-type')?.startsWith('multipart/form-data')) {
    let form: Promise<FormData> | undefined
    const get = () => {
      form ??= parseMultipart(c.req.raw)
      return form
    }
    // Hono takes a promise from here, against its type
    Object.defineProperty(c.req.bodyCache, 'formData', { get })
  }
  return next()
}
