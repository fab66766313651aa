import { BlockList, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
const isIn = (list: BlockList) => (address: string) => {
  const plain = address.replace(/^::ffff:/i, '')
  return list.check(plain, familyOf(plain))
}

/** Loopback and private networks, where the operator's own proxies run. */
const privateNetworks = new BlockList()
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
  privateNetworks.addSubnet(network, bits, familyOf(network))
const isPrivateNetwork = isIn(privateNetworks)

/**
 * Client address behind trusted proxies; undefined behind an undeclared proxy in a private network, which would make all visitors one.
 * X-Forwarded-For of other senders is ignored. @param trusted addresses and CIDR ranges, comma separated @param onUndeclared called once
 */
export function trustedAddress(trusted = '', onUndeclared: () => void = () => undefined) {
  let isNotified = false
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
      if (!isNotified) onUndeclared()
      isNotified = true
      return isPrivateNetwork(socket) ? undefined : socket
    }
    if (!isTrusted(socket)) return socket
    const chain = (forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? socket
  }
}
