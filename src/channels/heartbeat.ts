const timeoutMs = 10_000

export type HeartbeatSettings = {
  url: string
  /** Allows a watcher on the operator's own network. */
  allowPrivateAddresses: boolean
}

/** Fetches the address of our monitor. It follows no redirect, and throws where the response is not a 2xx. */
export function heartbeat({ url, allowPrivateAddresses }: HeartbeatSettings): () => Promise<void> {
  // Loaded with the first beat: many servers have no monitor.
  const loadClient = async () => {
    const { Agent, request } = await import('undici')
    const { publicConnector } = await import('./public-connector.ts')
    const connect = allowPrivateAddresses ? { timeout: timeoutMs } : publicConnector(timeoutMs)
    return { request, dispatcher: new Agent({ connect }) }
  }
  let client: ReturnType<typeof loadClient> | undefined
  return async () => {
    client ??= loadClient()
    const { request, dispatcher } = await client
    const { statusCode, body } = await request(url, {
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': 'Wattlewise-Heartbeat/1' },
    })
    await body.dump()
    if (statusCode < 200 || statusCode > 299)
      throw Object.assign(new Error('The watcher did not accept it'), { code: String(statusCode) })
  }
}
