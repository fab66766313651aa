/** Asks the backend whether it still knows a session: the envelope of the shop says only that it did once. */
import { accountInfo } from '#contracts/generated/commerce.ts'
import { BackendError } from './clients/backend-error.ts'
import type { PrivateCalls } from './clients/private-calls.ts'

/** One question a request, however many parts of it ask. */
export function createSessionCheck(calls: PrivateCalls): () => Promise<boolean> {
  const ask = async () => {
    try {
      const { accountInfo: info } = await calls.commerce(accountInfo, {})
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
