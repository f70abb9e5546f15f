import pg from 'pg'

/**
 * Clients of the server of a URL. Where it names several, of the one that takes writes: whichever did last is asked first, and the others
 * in turn once it doesn't answer or takes no writes any more, as after a failover.
 */
export function openServers(url: string, { mustTakeWrites = true } = {}) {
  const servers = serversOf(url)
  let current = 0
  class Client extends pg.Client {
    readonly #number = current
    readonly server = servers[current] ?? url

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: servers[current] ?? url })
      // A lost connection emits an error, which would end the process without a listener. The query that used it fails anyway.
      this.on('error', () => {})
    }

    override connect(): Promise<pg.Client>
    override connect(done: (error: Error) => void): void
    override connect(done?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connectOrMoveOn()
      if (!done) return connected
      connected.then(() => (done as (error?: Error) => void)(), done)
      return undefined
    }

    async #connectOrMoveOn(): Promise<this> {
      try {
        await super.connect()
        if (servers.length > 1 && mustTakeWrites) await expectWrites(this)
        return this
      } catch (error) {
        if (this.#number === current) current = (current + 1) % servers.length
        throw error
      }
    }
  }
  /** Asks every server once, unless `mayAskAnother` says that it is no server’s fault. */
  const connect = async <T>(
    attempt: () => Promise<T>,
    mayAskAnother: (error: unknown) => boolean = () => true,
  ): Promise<T> => {
    for (let left = servers.length - 1; ; left--)
      try {
        return await attempt()
      } catch (error) {
        if (left === 0 || !mayAskAnother(error)) throw error
      }
  }
  return { Client, connect }
}

/** Throws what a write would be answered with. */
async function expectWrites(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'off') return
  await client.end()
  throw Object.assign(new Error('This server takes no writes'), { code: '25006' })
}

/** The address of each server that a URL names: `postgres://user@one,two:5433/name` names two. */
function serversOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => start + host + rest)
}
