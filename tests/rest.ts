import { once } from 'node:events'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { listOpenClientKeys } from '#database/account/client-keys.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openSqlite } from '#database/open.ts'
import { restRoutes } from '../src/server/enquiry/rest.ts'
import { openLog } from '../src/server/http/log.ts'
import { leadReceivers, storeDeps } from './leads.ts'

export const publicClientKey = 'pk_wattlewise_0123456789'

/** The hosted data interface alone, on its own port. */
export async function listenRest(given?: Database, rateLimit?: number) {
  const database = given ?? openSqlite(':memory:')
  if (!given) await migrate(database)
  const services = {
    ...storeDeps(database, {
      receivers: leadReceivers([], ['operator-letter', 'confirmation', 'webhook']),
      rateLimit,
      now: () => new Date(),
    }),
    publicClientKey,
    clientKeys: () => listOpenClientKeys(database.db),
    trustProxy: undefined,
  }
  const app = new Hono().route('/rest/v1', restRoutes(services, openLog('silent')))
  const server: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    leads: () => database.db.selectFrom('enquiries').selectAll().orderBy('id').execute(),
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await once(server, 'close')
      if (!given) await database.close()
    },
  }
}
