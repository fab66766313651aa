/** Whose word about a visitor's address is believed: the proxies of TRUST_PROXY, nobody else's (reliability 2.2). Called by node.ts. */
import { BlockList, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * @param trusted addresses and CIDR ranges, comma separated; empty: no proxy
 * @returns the visitor's address: the socket's, or behind a trusted proxy the last one that no trusted proxy stands for
 */
export function trustedAddress(trusted = '') {
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
  return (socket: string, forwarded: string | null): string => {
    if (!isTrusted(socket)) return socket
    const chain = (forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? socket
  }
}
