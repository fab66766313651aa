export { nextMacrotask } from '#server/time/event-loop.ts'
