import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'

/** Another machine's end of the wire. */
export type Listening = { url: string; port: number; close(): Promise<void> }

export async function listenHttp(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  return listening(server, () => server.closeAllConnections())
}

/** One that speaks no protocol at all: it accepts, and does what it is told to. */
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

async function listening(server: Server | TcpServer, hangUp: () => void): Promise<Listening> {
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      hangUp()
      await once(server, 'close')
    },
  }
}
