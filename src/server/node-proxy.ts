/** Whose word about a visitor's address is believed: the proxies of TRUST_PROXY, nobody else's (reliability 2.2). Called by node.ts. */
import { BlockList, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * @param trusted addresses and CIDR ranges, comma separated; empty: no proxy
 * @param onUndeclared told when a proxy that nobody declared is seen for the first time
 * @returns the visitor's address: the socket's, or behind a trusted proxy the last one that no trusted proxy stands for; undefined where
 * an undeclared proxy stands between, which would make all visitors one
 */
export function trustedAddress(trusted = '', onUndeclared: () => void = () => undefined) {
  let told = false
  const proxies = new BlockList()
  for (const entry of trusted
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address))
    else proxies.addAddress(address, familyOf(address))
  }
  const isTrusted = (address: string) => {
    const plain = address.replace(/^::ffff:/i, '')
    return proxies.check(plain, familyOf(plain))
  }
  return (socket: string, forwarded: string | undefined): string | undefined => {
    if (forwarded && !trusted) {
      if (!told) onUndeclared()
      told = true
      return undefined
    }
    if (!isTrusted(socket)) return socket
    const chain = (forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? socket
  }
}
