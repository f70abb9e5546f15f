import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { enquiryOf } from '../enquiry.ts'
import { createPostgres } from '../postgres.ts'
import { startServer } from '../server.ts'
import { startCaddy, startNginx } from './proxies.ts'

const betweenPostsMs = 20

type Proxy = { name: string; start: typeof startNginx; environment: Record<string, string> }

const proxies: Proxy[] = [
  { name: 'nginx', start: startNginx, environment: {} },
  { name: 'Caddy', start: startCaddy, environment: { STOP_DELAY_MS: '1500' } },
]

test.for(proxies)(
  'two servers are restarted in turn behind $name, and every request is answered',
  async ({ name, start, environment }, { onTestFinished }) => {
    const { url: databaseUrl, drop } = await createPostgres()
    const settings = { databaseUrl, environment }
    const servers = [await startServer(settings), await startServer(settings)]
    const proxy = await start(servers)
    onTestFinished(async () => {
      await proxy.stop()
      for (const server of servers) await server.stop()
      await drop()
    })
    const failures: string[] = []
    const ask = async (path: string, init?: RequestInit) => {
      const status = await fetch(`${proxy.url}${path}`, init).then(
        async (response) =>
          response.ok ? response.status : `${response.status} ${await response.text()}`,
        (error: Error) => error.message,
      )
      if (status !== 201 && status !== 200) failures.push(`${path}: ${status}`)
    }
    const post = (number: number) =>
      ask('/enquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(enquiryOf(number)),
      })

    let running = true
    const sent: Promise<void>[] = []
    const sending = (async () => {
      for (; running; await wait(betweenPostsMs))
        sent.push(post(sent.length), ask('/success?ref=nonsense'), ask('/blog'))
    })()
    for (let round = 0; round < 3; round++)
      for (const server of servers) {
        await wait(500)
        expect(await server.terminate()).toBe(0)
        await wait(200)
        await server.restart()
      }
    await wait(500)
    running = false
    await sending
    await Promise.all(sent)

    const posts = sent.length / 3
    console.log(`${name}: ${posts} enquiries, 6 restarts, ${failures.length} requests lost`)
    expect(failures).toEqual([])
    expect(await servers[0]?.leads()).toHaveLength(posts)
  },
)
