import { expect, onTestFinished, test, vi } from 'vitest'
import { exchange } from './exchange.ts'
import { listenTcp } from './servers.ts'

const request = { pieces: [Buffer.from('GET / HTTP/1.1\r\n')], ending: 'hangs' } as const

test('a client that was itself held up does not blame the server for it', async () => {
  const server = await listenTcp(
    (socket) => void socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n'),
  )
  onTestFinished(server.close)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = exchange(server.url, request, 300)
  // The client's time is over before it reads for the first time.
  vi.advanceTimersByTime(300)
  expect(await answer).toMatchObject({ ended: 'closed', statuses: [408] })
})

test('a server that neither answers nor closes is found out', async () => {
  const server = await listenTcp(() => {})
  onTestFinished(server.close)
  expect(await exchange(server.url, request, 300)).toMatchObject({ ended: 'hung', statuses: [] })
})
