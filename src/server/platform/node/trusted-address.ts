/** Whose word about a visitor's address is believed: the proxies of TRUST_PROXY, nobody else's. Called by node.ts. */
import { BlockList, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
const isIn = (list: BlockList) => (address: string) => {
  const plain = address.replace(/^::ffff:/i, '')
  return list.check(plain, familyOf(plain))
}

/** Where a proxy of one's own stands: this machine and private networks. Nobody on the internet comes from there. */
const besideUs = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  besideUs.addSubnet(network, bits, familyOf(network))
const isBesideUs = isIn(besideUs)

/**
 * @param trusted addresses and CIDR ranges, comma separated; empty: no proxy
 * @param onUndeclared told when a proxy that nobody declared is seen for the first time
 * @returns the visitor's address: the socket's, or behind a trusted proxy the last one that no trusted proxy stands for; undefined where
 * an undeclared proxy of one's own stands between, which would make all visitors one. The header alone says nothing: anybody can send it.
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
  const isTrusted = isIn(proxies)
  return (socket: string, forwarded: string | undefined): string | undefined => {
    if (forwarded && !trusted) {
      if (!told) onUndeclared()
      told = true
      return isBesideUs(socket) ? undefined : socket
    }
    if (!isTrusted(socket)) return socket
    const chain = (forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? socket
  }
}
