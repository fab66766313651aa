import { AsyncLocalStorage } from 'node:async_hooks'
import { createServerEntry, getResponseStatus } from '@tanstack/react-start/server'
import { expect, test } from 'vitest'
import { runInStartEvent } from './start-event.ts'

test('the event releases its response after the render, which Start alone does not', async () => {
  let statusInEvent = () => 0
  const { fetch } = createServerEntry({
    fetch() {
      statusInEvent = AsyncLocalStorage.bind(getResponseStatus)
      throw new Response(null, { status: 410 })
    },
  })
  const request = new Request('http://localhost/en')
  expect([(await fetch(request)).status, statusInEvent()]).toEqual([410, 410])
  const { status } = await runInStartEvent(request, (asked) => fetch(asked))
  expect([status, statusInEvent()]).toEqual([410, 200])
})
