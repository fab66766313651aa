/** Asks the backend whether it still knows a session: the envelope of the shop says only that it did once. */
import { BackendError } from './backend-error.ts'
import type { SessionClient } from './session-client.ts'

/** One question a request, however many parts of it ask. */
export function createSessionCheck(sessionClient: SessionClient): () => Promise<boolean> {
  const ask = async () => {
    try {
      // loaded here: a cached page asks no backend, and needs none of its documents
      const { accountInfo } = await import('#contracts/generated/commerce.ts')
      const { accountInfo: info } = await sessionClient.commerce(accountInfo, {})
      // undefined: this backend has no such question
      return info === undefined || (info !== null && info.status !== false)
    } catch (error) {
      return !(error instanceof BackendError && error.code === 'UNAUTHENTICATED')
    }
  }
  let answer: Promise<boolean> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
