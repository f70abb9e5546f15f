import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** Sits in front of a server and keeps every byte that is sent to it, as it goes over the wire. */
export async function startRecordingProxy(url: string) {
  const sent: Buffer[] = []
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(url).port), 'localhost')
    client.on('data', (bytes: Buffer) => sent.push(bytes))
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream])
      socket.on('error', () => {
        client.destroy()
        upstream.destroy()
      })
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    sent: () => Buffer.concat(sent).toString('latin1'),
    [Symbol.dispose]: () => void proxy.close(),
  }
}
