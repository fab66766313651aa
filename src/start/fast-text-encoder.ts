/**
 * TextEncoder for react-dom, which encodes every small string separately: short ASCII in JavaScript, because a native call costs more.
 * build-patches.ts inserts its source text into the bundle, so it must not use anything from outside.
 */
export class FastTextEncoder {
  native = new TextEncoder()
  block = new Uint8Array(65_536)
  at = 0

  encode(text: string): Uint8Array {
    const { length } = text
    if (length > 256) return this.native.encode(text)
    if (this.at + length > 65_536) {
      this.block = new Uint8Array(65_536)
      this.at = 0
    }
    const { block, at } = this
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index)
      if (code > 127) return this.native.encode(text)
      block[at + index] = code
    }
    this.at = at + length
    return block.subarray(at, this.at)
  }
}
