import { lookup as resolveByDns } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'
import { isPublic, type Resolve } from './public-address.ts'

class RefusedAddress extends Error {
  override name = 'RefusedAddress'
  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}

/**
 * Connects to public addresses only. Host names are checked when the connection resolves them: an earlier check could
 * have got a different address (DNS rebinding).
 */
export function publicConnector(
  timeout: number,
  resolve: Resolve = resolveByDns,
): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: publicLookup(resolve) })
  return (options, callback) => {
    const literal = options.hostname.replace(/^\[|\]$/g, '')
    // The lookup is not called for literal addresses.
    if (ipaddr.isValid(literal) && !isPublic(literal))
      callback(new RefusedAddress(options.hostname), null)
    else connect(options, callback)
  }
}

function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        return callback(new RefusedAddress(host), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}
