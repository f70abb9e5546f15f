import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { addEnquireTool } from './enquire-tool.ts'
import { addReadingTools } from './reading-tools.ts'

const longestBody = 64 * 1024

/** The Model Context Protocol, by which people’s assistants ask us: each request by itself, since nothing is kept between them. */
export function mcpRoutes(services: Services, site: Site, log: Log) {
  const { brand } = services
  const serverFor = (sender: string | undefined) => () => {
    const server = new McpServer({ name: brand.name, version: '1' })
    addReadingTools(server, services, site)
    addEnquireTool(server, services, { sender, log })
    return server
  }
  return new Hono().post('/', async (c) => {
    const handler = createMcpHandler(serverFor(visitorAddress(c, services.trustProxy)), {
      // A stream would be held open for news that we never have.
      maxSubscriptions: 0,
      maxRequestBodySize: longestBody,
      onerror: (error) =>
        log.debug({ event: 'assistant not understood', error: errorForLog(error) }),
    })
    const response = await handler.fetch(c.req.raw)
    response.headers.set('cache-control', 'no-store')
    return response
  })
}
