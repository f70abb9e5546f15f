import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { freePort, listen } from './listen.ts'

const database = openSqlite(':memory:')
const logged: string[] = []
let port: number
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  await migrate(database)
  const log = pino({ level: 'debug', base: undefined }, { write: (line) => void logged.push(line) })
  const { app } = openTestDesk(database, {}, { log })
  port = await freePort()
  server = await listen(app.fetch, { port, hostname: '127.0.0.1' })
})
afterAll(async () => {
  await server.stop(0)
  await database.close()
})

/** What the server answers to a first line that no HTTP client would write. */
async function answerTo(line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  return text(socket)
}

test.each(['GET', 'POST', 'DELETE'])(
  'a %s to an address with a user in it is rejected',
  async (method) => {
    for (const path of ['/', '/api/leads', '/enquiries', '/steps'])
      for (const user of ['somebody', 'somebody:secret', ':secret'])
        expect(await answerTo(`${method} http://${user}@localhost${path} HTTP/1.1`)).toMatch(
          /^HTTP\/1\.1 400 /,
        )
  },
)

test('a whole address without a user is answered like its path', async () => {
  expect(await answerTo('GET http://localhost/healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['/my-enquiry', '/offer', '/installer'])(
  'a client that leaves while posting to %s is no error of ours',
  async (path) => {
    logged.length = 0
    const socket = connect(port, '127.0.0.1')
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded`
    socket.write(
      `${head}\r\nexpect: 100-continue\r\ntransfer-encoding: chunked\r\n\r\nff\r\ntoken=`,
    )
    // It asks for the rest once it has begun with the request.
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => logged.join()).toContain('request answered')
    expect(logged.filter((line) => line.startsWith('{"level":50'))).toEqual([])
  },
)
