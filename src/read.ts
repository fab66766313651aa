/** A loader's way to read: the typed body of a 2xx answer; 404 becomes the router's notFound, the rest throws. */
import { notFound } from '@tanstack/react-router'
import { type ClientResponse, DetailedError, parseResponse } from 'hono/client'

export async function read<Answer extends ClientResponse<unknown>>(answer: Promise<Answer>) {
  try {
    return await parseResponse(answer)
  } catch (error) {
    if (error instanceof DetailedError && error.statusCode === 404) throw notFound()
    throw error
  }
}
