import { type LookupAddress, type LookupAllOptions, lookup as resolveByDns } from 'node:dns'
import ipaddr from 'ipaddr.js'

/** All of IPv6 that is given out for the public internet (RFC 4291, 2.4). */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet, rather than on our machine or network. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  // IPv4 inside IPv6 (mapped, 6to4, NAT64, Teredo) has ranges of its own or is outside the public one, so it is rejected too.
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(publicIpv6))
}

/** Like `dns.lookup` with `all: true`. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const longestAddress = 2000

/**
 * Explains to the person who typed an address why webhooks cannot go there; undefined when they can. It is checked again
 * at every connection.
 */
export async function problemWithAddress(
  address: string,
  {
    allowPrivateAddresses,
    resolve = resolveByDns,
  }: { allowPrivateAddresses: boolean; resolve?: Resolve },
): Promise<string | undefined> {
  const url = URL.parse(address)
  const known =
    url && (url.protocol === 'https:' || (allowPrivateAddresses && /^http:/.test(address)))
  if (!known || address.length > longestAddress)
    return 'Enter an address that begins with https://, like https://crm.example.com/leads'
  if (url.username || url.password)
    return 'Leave name and password out of the address. Messages are signed instead.'
  if (allowPrivateAddresses) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = ipaddr.isValid(host) ? [host] : await addressesOf(host, resolve)
  if (addresses.length === 0) return `No server is known by the name ${host}. Is it spelt right?`
  return addresses.every(isPublic)
    ? undefined
    : `${host} is not on the internet. Webhooks go to public addresses only.`
}

function addressesOf(host: string, resolve: Resolve): Promise<string[]> {
  return new Promise((settle) => {
    resolve(host, { all: true }, (error, addresses) =>
      settle(error ? [] : addresses.map(({ address }) => address)),
    )
  })
}
