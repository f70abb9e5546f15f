import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts every letter and stores none. */
export async function openMailServer() {
  let letters = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        letters += 1
        done()
      })
    },
  })
  // A server that is killed leaves its connections in the middle of a letter.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as { port: number }
  return {
    port,
    letters: () => letters,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
