// Minimal HTTP response parser: a full client would use more CPU than the servers it measures.

export type Answer = {
  status: number
  /** Value of the last header with this lower-case name; undefined if absent. */
  header(name: string): string | undefined
  body: Buffer
}

type Framing = { kind: 'length'; missing: number } | { kind: 'chunked' }

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')
const nothing = Buffer.alloc(0)

/** Parses the consecutive responses of one connection, with Content-Length or chunked bodies. */
export class ResponseParser {
  #rest: Buffer = nothing
  #head: Omit<Answer, 'body'> | null = null
  #framing: Framing = { kind: 'chunked' }
  #parts: Buffer[] = []

  /** Whether the body of the current response has begun. */
  get bodyBegan(): boolean {
    return this.#parts.length > 0
  }

  /**
   * Adds received bytes; returns the response once it is complete.
   * @throws Error if the bytes are not a supported response
   */
  push(bytes: Buffer): Answer | null {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    if (!this.#head && !this.#readHead()) return null
    return this.#framing.kind === 'length' ? this.#readLength(this.#framing) : this.#readChunks()
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf(headEnd)
    if (end < 0) return false
    const [statusLine = '', ...lines] = this.#rest.toString('latin1', 0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
    if (!status) throw new Error(`not an HTTP answer: ${statusLine.slice(0, 80)}`)
    const header = (name: string) => {
      const found = lines.findLast((line) => line.slice(0, name.length + 1).toLowerCase() === `${name}:`)
      return found?.slice(name.length + 1).trim()
    }
    const length = header('content-length')
    if (length === undefined && header('transfer-encoding') !== 'chunked') throw new Error('an answer without length')
    this.#framing = length === undefined ? { kind: 'chunked' } : { kind: 'length', missing: Number(length) }
    this.#head = { status, header }
    this.#rest = this.#rest.subarray(end + headEnd.length)
    return true
  }

  #readLength(framing: Extract<Framing, { kind: 'length' }>): Answer | null {
    if (this.#rest.length > 0) this.#parts.push(this.#rest)
    framing.missing -= this.#rest.length
    this.#rest = nothing
    if (framing.missing < 0) throw new Error('more bytes than the answer said')
    return framing.missing === 0 ? this.#finish() : null
  }

  #readChunks(): Answer | null {
    for (;;) {
      const end = this.#rest.indexOf(lineEnd)
      if (end < 0) return null
      const size = Number.parseInt(this.#rest.toString('latin1', 0, end), 16)
      if (Number.isNaN(size)) throw new Error('a chunk without size')
      const from = end + lineEnd.length
      if (this.#rest.length < from + size + lineEnd.length) return null
      const chunk = this.#rest.subarray(from, from + size)
      this.#rest = this.#rest.subarray(from + size + lineEnd.length)
      if (size === 0) return this.#finish()
      this.#parts.push(chunk)
    }
  }

  #finish(): Answer {
    const head = this.#head
    if (!head || this.#rest.length > 0) throw new Error('bytes after the end of an answer')
    const [only = nothing] = this.#parts
    const body = this.#parts.length > 1 ? Buffer.concat(this.#parts) : only
    this.#head = null
    this.#parts = []
    return { ...head, body }
  }
}
