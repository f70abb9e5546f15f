import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { serve } from '@hono/node-server'

// Longer than any form takes on a bad phone, and too short for a client that sends a byte now and then to keep a
// connection busy.
const requestTimeout = 28_000
const headersTimeout = 10_000
const connectionsCheckingInterval = 1_000

/** Far more than visitors need: more would only take memory from them. */
const maxConnections = 2_000

/** Serves requests until it is stopped. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, hostname }: { port: number; hostname: string },
) {
  const serverOptions = { requestTimeout, headersTimeout, connectionsCheckingInterval }
  const server = serve({ fetch, port, hostname, serverOptions }) as Server
  server.maxConnections = maxConnections
  await once(server, 'listening')
  return {
    /** Answers the requests under way. Those that take longer than this are cut off. */
    async stop(timeoutMs: number): Promise<void> {
      // A proxy's open connections would keep this process alive.
      server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
      server.keepAliveTimeout = 1
      const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs)
      server.close()
      await once(server, 'close')
      clearTimeout(cutOff)
    },
  }
}

/** A free port. */
export async function freePort(hostname = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, hostname)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
