// Findings of `npm run operator -- doctor`: each check returns sentences about what is right or wrong.

/** `ok` false: an operator has to act. */
export type Finding = { check: string; ok: boolean; message: string }
type Sentence = Omit<Finding, 'check'>

export const right = (message: string): Sentence => ({ ok: true, message })
export const wrong = (message: string): Sentence => ({ ok: false, message })

const toSentence = (error: unknown) => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const reason = cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message
  return reason.endsWith('.') ? reason : `${reason}.`
}

/** An error is a finding too. */
export async function runCheck(check: string, run: () => Promise<Sentence[]> | Sentence[]): Promise<Finding[]> {
  try {
    return (await run()).map((finding) => ({ check, ...finding }))
  } catch (error) {
    return [{ check, ...wrong(toSentence(error)) }]
  }
}
