/** Calls of the CMS that bypass every cache. They carry nothing about the visitor. */
import type { ContentExtension } from '#contracts/generated/extensions.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { WaitUntil } from '../cache/read-through.ts'
import type { RequestTrace } from '../telemetry/request-trace.ts'
import { type BackendClient, deadlines } from './backend.ts'

export interface CmsClient {
  /** A read that a write depends on. @throws BackendError */
  ask<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
  /** @throws BackendError */
  write<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
  lacks(extension: ContentExtension): Promise<boolean>
}

type Request = {
  /** A customer's id or a guest's network, for outage detection in this process only. */
  caller: string
  waitUntil: WaitUntil
  trace: RequestTrace
  /** Files take long to send. */
  sendsFiles: boolean
}

export const createCmsClient = (content: BackendClient, { sendsFiles, ...request }: Request): CmsClient => ({
  ask: (document, variables) =>
    content.send(document, variables, { timeoutMs: deadlines.write, trafficClass: 'write', ...request }),
  write: (document, variables) =>
    content.send(document, variables, {
      timeoutMs: sendsFiles ? deadlines.longWrite : deadlines.write,
      trafficClass: 'write',
      sharesVariables: true,
      ...request,
    }),
  lacks: (extension) => content.lacks(extension, request.waitUntil),
})
