/** Work that waits until an answer has left. */

/** Does more work once the answer has left, or was given up; at once where there is nothing to send. */
export function onResponseEnd(answer: Response, work: () => void): Response {
  if (!answer.body) {
    work()
    return answer
  }
  // the type library does not know `cancel` yet: a visitor who leaves early
  const passing = new TransformStream<Uint8Array, Uint8Array>({ flush: work, ...{ cancel: work } })
  return new Response(answer.body.pipeThrough(passing), { status: answer.status, headers: answer.headers })
}
