/**
 * What a page asks in its reader's name: asked at once, or, while a page is made for every customer, written down, to be asked for each
 * of them when the page is sent (ask-written-down.ts). Made by router.tsx.
 */
import type { Private } from '#api/core/private.ts'
import { type Result, toResult } from '#api/core/result.ts'
import type { PrivateRead } from '#server/context.ts'
import type { AskPrivately, ShopApi } from './shop-api.ts'

export const askAtOnce =
  (api: ShopApi): AskPrivately =>
  (_name, ask) =>
    toResult(ask(api))

/** Answers nothing: a loader gets the mark of what is private, and `reads` what is to be asked. */
export const writeDown =
  (reads: Record<string, PrivateRead>): AskPrivately =>
  <Value>(name: string, ask: (api: ShopApi) => Promise<Value>) => {
    const noted =
      (feature: string, call: string) =>
      (...asked: unknown[]) => {
        reads[name] = [feature, call, asked]
        return new Promise(() => undefined)
      }
    const callsOf = (feature: string) => new Proxy({}, { get: (_, call: string) => noted(feature, call) })
    void ask(new Proxy({}, { get: (_, feature: string) => callsOf(feature) }) as ShopApi)
    const mark: Private = { private: name }
    // no loader looks into it: it goes to the parts of the page, and those are slots
    return mark as unknown as Promise<Result<Value>>
  }
