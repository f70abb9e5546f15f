import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { exchange } from './exchange.ts'

const request = { pieces: [Buffer.from('GET / HTTP/1.1\r\n')], ending: 'hangs' } as const

test('a client that was itself held up does not blame the server for it', async () => {
  const url = await openServer('socket.end("HTTP/1.1 408 Request Timeout\\r\\n\\r\\n")')
  const answer = exchange(url, request, 300)
  await wait(20)
  const heldUpUntil = performance.now() + 600
  while (performance.now() < heldUpUntil);
  expect(await answer).toMatchObject({ ended: 'closed', statuses: [408] })
})

test('a server that neither answers nor closes is found out', async () => {
  const url = await openServer('')
  expect(await exchange(url, request, 300)).toMatchObject({ ended: 'hung', statuses: [] })
})

/** A server in a thread of its own, which does this with a connection after a tenth of a second. */
async function openServer(then: string): Promise<string> {
  const thread = new Worker(
    `const server = require('node:net').createServer((socket) => {
      socket.on('error', () => {})
      setTimeout(() => { ${then} }, 100)
    })
    server.listen(0, '127.0.0.1', () => {
      require('node:worker_threads').parentPort.postMessage(server.address().port)
    })`,
    { eval: true },
  )
  onTestFinished(async () => void (await thread.terminate()))
  const [port] = await once(thread, 'message')
  return `http://127.0.0.1:${port}`
}
