/** Search-as-you-type without React: debounces, keeps one request in flight, and ignores late responses. */
import { normalizeQuery } from './fold.ts'

export interface SuggesterState<Answer> {
  /** Normalized query, see `normalizeQuery`; empty if too short. */
  question: string
  /** Latest result; kept while the next query is in flight. */
  answer: Answer | null
  wording: string
  /** slow: in flight for more than `slowMs`. */
  status: 'idle' | 'waiting' | 'slow' | 'ready' | 'failed'
}

type Ask<Answer> = (question: string, signal: AbortSignal) => Promise<Answer>

const minLength = 2
export const debounceMs = 120
export const slowMs = 200

export function createSuggester<Answer>(ask: Ask<Answer>) {
  const nothing: SuggesterState<Answer> = { question: '', answer: null, wording: '', status: 'idle' }
  let state = nothing
  let typed = ''
  let asking: AbortController | undefined
  let timers: ReturnType<typeof setTimeout>[] = []
  const listeners = new Set<() => void>()

  function show(next: SuggesterState<Answer>) {
    state = next
    for (const listener of listeners) listener()
  }
  function cancel() {
    asking?.abort()
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  function run(question: string) {
    const mine = new AbortController()
    const wording = typed
    asking = mine
    timers.push(setTimeout(() => show({ ...state, status: 'slow' }), slowMs))
    const settle = (next: SuggesterState<Answer>) => {
      if (mine.signal.aborted) return
      cancel()
      show(next)
    }
    ask(question, mine.signal).then(
      (answer) => settle({ question, answer, wording, status: 'ready' }),
      () => settle({ ...state, status: 'failed' }),
    )
  }
  function begin(question: string, delayMs: number) {
    cancel()
    show({ ...state, question, status: 'waiting' })
    timers.push(setTimeout(() => run(question), delayMs))
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type(text: string) {
      const question = normalizeQuery(text)
      typed = text.trim()
      if (question === state.question) return
      if (question.length >= minLength) return begin(question, debounceMs)
      cancel()
      show(nothing)
    },
    retry() {
      if (state.question) begin(state.question, 0)
    },
    stop() {
      cancel()
      state = nothing
    },
  }
}
