import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'

/** A server that a test runs in place of another machine. */
export type Listening = { url: string; port: number; close(): Promise<void> }

export async function listenHttp(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  return listening(server, () => server.closeAllConnections())
}

/** A bare TCP server: it accepts connections and leaves the rest to the test. */
export async function listenTcp(accept: (socket: Socket) => void): Promise<Listening> {
  const sockets = new Set<Socket>()
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    accept(socket)
  }).listen(0, '127.0.0.1')
  return listening(server, () => {
    for (const socket of sockets) socket.destroy()
  })
}

async function listening(server: Server | TcpServer, disconnect: () => void): Promise<Listening> {
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      disconnect()
      await once(server, 'close')
    },
  }
}
