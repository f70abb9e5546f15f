import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Log } from './log.ts'

/**
 * The address a request is counted against: an IPv4 address, or the first half of an IPv6 one, since a household has
 * all of the second half. Undefined if it is unknown, as in a test without a socket.
 */
export function visitorAddress(
  c: Context,
  trustProxy: number | 'true' | undefined,
): string | undefined {
  const socketAddress = c.env?.incoming ? getConnInfo(c).remote.address : undefined
  const forwarded = forwardedFor(c.req.header('x-forwarded-for') ?? '', trustProxy)
  return network(forwarded ?? '') ?? network(socketAddress ?? '')
}

/** Warns once if requests seem to come through a proxy that no setting mentions. */
export function proxyWarning(trustProxy: number | 'true' | undefined, log: Log) {
  let hasWarned = false
  return (c: Context): void => {
    if (hasWarned || trustProxy !== undefined || !c.req.header('x-forwarded-for')) return
    hasWarned = true
    log.warn({
      event:
        'a request came with X-Forwarded-For, and TRUST_PROXY is not set: behind a proxy all visitors share one limit until it says how many proxies are in front',
    })
  }
}

/** Each proxy appends the address it was called from. Entries before those of our own proxies may be forged. */
export function forwardedFor(
  header: string,
  trustProxy: number | 'true' | undefined,
): string | undefined {
  const entries = header.split(',').map((entry) => entry.trim())
  if (trustProxy === undefined) return undefined
  return trustProxy === 'true' ? entries[0] : entries.at(-trustProxy)
}

export function network(address: string): string | undefined {
  // Some proxies add the port.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(bare)) return undefined
  const parsed = ipaddr.process(bare)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${(parsed as ipaddr.IPv6).parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
}
