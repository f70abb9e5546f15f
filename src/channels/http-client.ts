import type { Resolve } from './public-address.ts'

export type HttpClientOptions = { timeout: number; resolve?: Resolve | undefined }

/**
 * A client that connects to public addresses only, unless receivers on the server's own network are allowed. It follows no redirect.
 * Returns what loads it with the first message: many servers never send one.
 */
export function openHttpClient(
  allowPrivateAddresses: boolean,
  { timeout, resolve }: HttpClientOptions,
) {
  const load = async () => {
    const { Agent, request } = await import('undici')
    const { publicConnector } = await import('./public-connector.ts')
    const connect = allowPrivateAddresses ? { timeout } : publicConnector(timeout, resolve)
    return { request, dispatcher: new Agent({ connect }) }
  }
  let client: ReturnType<typeof load> | undefined
  return () => {
    client ??= load()
    return client
  }
}
