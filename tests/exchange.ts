import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a client does with its connection once everything is sent. */
export type Ending = 'waits' | 'half-closes' | 'resets' | 'hangs'

/** Bytes for a connection, each piece in a packet of its own. */
export type Sending = { pieces: readonly Buffer[]; ending: Ending }

/** What came back on a connection. Without a status it was closed unanswered, or never. */
export type Answer = {
  statuses: number[]
  text: string
  /** Until the last byte came, or the connection ended. */
  ms: number
  ended: 'closed' | 'left' | 'hung'
}

/** As much of an answer as is looked at. */
const longestText = 4_000

/** Enough turns to read what is there already. */
const readingMs = 250

/** Sends a request over a connection of its own, and reads until the server ends it. */
export function exchange(
  url: string,
  { pieces, ending }: Sending,
  boundMs: number,
): Promise<Answer> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({
      port: Number(port),
      host: hostname,
      allowHalfOpen: true,
      noDelay: true,
    })
    const startedAt = performance.now()
    const found: number[] = []
    let text = ''
    let tail = ''
    let lastByteAt = 0
    const end = (ended: Answer['ended']) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ statuses: found, text, ms: (lastByteAt || performance.now()) - startedAt, ended })
    }
    // A client that was itself held up finds its time over before it has read what came meanwhile.
    let timer = setTimeout(() => {
      timer = setTimeout(() => end('hung'), readingMs)
    }, boundMs)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      lastByteAt = performance.now()
      // A status line may come in two parts.
      for (const [, status] of (tail + part).matchAll(/HTTP\/1\.1 (\d{3}) /g))
        found.push(Number(status))
      tail = part.slice(-12).replace(/^.*\n/s, '')
      if (text.length < longestText) text += part
      // Server-sent events go on until the client disconnects.
      if (/\r\ncontent-type: text\/event-stream/i.test(text)) end('left')
    })
    socket.on('end', () => end('closed'))
    socket.on('close', () => end('closed'))
    socket.on('error', () => end('closed'))
    socket.on('connect', () => void send())

    async function send() {
      for (const [index, piece] of pieces.entries()) {
        if (index > 0) await wait(1)
        if (!socket.writable) return
        socket.write(piece)
      }
      if (ending === 'half-closes') socket.end()
      if (ending === 'resets') {
        await wait(2)
        socket.resetAndDestroy()
      }
    }
  })
}
