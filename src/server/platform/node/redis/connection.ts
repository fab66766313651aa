/** One connection to Redis or Valkey for commands and messages. It is opened again whenever it ends, and counts as lost until the first read of a new one has succeeded. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Log } from '../../../config/log.ts'

/** Longest wait of a request for one command. */
export const commandTimeoutMs = 200
/** A read that takes longer ends the connection: it may be cut without a notice. Less than a lease, so that a new connection can renew it. */
const readTimeoutMs = 500
const connectTimeoutMs = 1_000
const readIntervalMs = 250
/** Before the first attempt to reconnect there is no delay. */
const maxDelayMs = 1_000

const keyPrefix = 'proviant:'

const create = (url: string) =>
  createClient({
    url,
    keyPrefix,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  })

export type RedisClient = ReturnType<typeof create>

/** @throws Error after `ms`, unless the reply has arrived while the event loop was busy */
async function within<Value>(reply: Promise<Value>, ms: number): Promise<Value> {
  let isReplied = false
  const replied = reply.finally(() => {
    isReplied = true
  })
  const controller = new AbortController()
  const late = sleep(ms, null, { signal: controller.signal }).then(async () => {
    // the reply is read in the turn after the timers
    for (let turn = 0; turn < 2 && !isReplied; turn++) await nextTurn()
    if (!isReplied) throw new Error(`no reply within ${ms} ms`)
    return replied
  })
  // the loser of the race may still reject
  late.catch(() => undefined)
  replied.catch(() => undefined)
  return Promise.race([replied, late]).finally(() => controller.abort())
}

/** Reads what the processes have to follow. @param isFirst since the connection was opened */
export type Read = (client: RedisClient, isFirst: boolean) => Promise<void>

export class RedisConnection {
  readonly #url: string
  readonly #log: Log
  readonly #read: Read
  /** Null: lost. */
  #client: RedisClient | null = null
  #lostAt: Date | null = new Date()
  #isLogged = false
  #isClosed = false
  #wake = Promise.withResolvers<void>()
  readonly #firstAttempt = Promise.withResolvers<void>()
  readonly #running: Promise<void>
  readonly channel: string

  constructor({ url, log, read }: { url: string; log: Log; read: Read }) {
    this.#url = url
    this.#log = log
    this.#read = read
    // channels are common to all databases of a server
    this.channel = `${keyPrefix}${new URL(url).pathname.slice(1) || '0'}:changes`
    this.#running = this.#run()
  }

  /** Resolves when the first connection is open, or has failed. */
  get firstAttempt(): Promise<void> {
    return this.#firstAttempt.promise
  }

  /** Null while the connection works. */
  get lostAt(): Date | null {
    return this.#lostAt
  }

  /** @throws Error without a wait while the connection is lost, or if there is no reply in time */
  async run<Value>(command: (client: RedisClient) => Promise<Value>, timeoutMs = commandTimeoutMs): Promise<Value> {
    if (!this.#client) throw new Error('the connection to CACHE_URL is lost')
    return within(command(this.#client), timeoutMs)
  }

  /** Reads without waiting for the end of the interval. */
  readSoon(): void {
    this.#wake.resolve()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.readSoon()
    await this.#running
  }

  async #run(): Promise<void> {
    let failures = 0
    while (!this.#isClosed) {
      const wasOpen = await this.#open()
      failures = wasOpen ? 0 : failures + 1
      this.#firstAttempt.resolve()
      // the error of the last connection has ended its interval
      this.#wake = Promise.withResolvers<void>()
      if (failures > 0 && !this.#isClosed) await this.#pause(Math.min(100 * 2 ** failures, maxDelayMs))
    }
  }

  /** Opens a connection and uses it until it fails. @returns whether it was open */
  async #open(): Promise<boolean> {
    const client = create(this.#url)
    let cause: unknown
    client.on('error', (error: unknown) => {
      cause = error
      this.readSoon()
    })
    let isFirst = true
    try {
      await client.connect()
      await within(
        client.subscribe(this.channel, () => this.readSoon()),
        readTimeoutMs,
      )
      while (!this.#isClosed) {
        this.#wake = Promise.withResolvers<void>()
        await within(this.#read(client, isFirst), readTimeoutMs)
        if (isFirst) this.#setOpen(client)
        isFirst = false
        await this.#pause(readIntervalMs)
      }
    } catch (error) {
      this.#setLost(cause ?? error)
    } finally {
      this.#client = null
      if (client.isOpen) client.destroy()
    }
    return !isFirst
  }

  async #pause(ms: number): Promise<void> {
    const controller = new AbortController()
    const over = sleep(ms, undefined, { signal: controller.signal }).catch(() => undefined)
    await Promise.race([over, this.#wake.promise])
    controller.abort()
  }

  #setOpen(client: RedisClient) {
    this.#client = client
    this.#lostAt = null
    this.#firstAttempt.resolve()
    if (this.#isLogged) this.#log('info', 'cache.restored', {})
    this.#isLogged = false
  }

  #setLost(error: unknown) {
    this.#lostAt ??= new Date()
    if (this.#isLogged) return
    this.#isLogged = true
    const message = error instanceof Error ? error.message || error.name : String(error)
    this.#log('warn', 'cache.lost', { message: `CACHE_URL cannot be reached: ${message}` })
  }
}
