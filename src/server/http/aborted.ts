/** Whether reading a request's body failed because the client closed the connection. */
export const isAborted = (error: Error, request: Request): boolean =>
  (error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET') || request.signal.aborted
