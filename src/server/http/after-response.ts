/** Runs `work` after the response has been sent or cancelled; immediately if it has no body. */
export function onResponseEnd(answer: Response, work: () => void): Response {
  if (!answer.body) {
    work()
    return answer
  }
  // `cancel` runs when the client disconnects; the type library does not have it yet
  const passing = new TransformStream<Uint8Array, Uint8Array>({ flush: work, ...{ cancel: work } })
  return new Response(answer.body.pipeThrough(passing), { status: answer.status, headers: answer.headers })
}
