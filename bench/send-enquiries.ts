import { connect } from 'node:net'
import { enquiryOf } from '../tests/enquiry.ts'

/**
 * Posts enquiries, each from another visitor, and prints the results. It is a process of its own, so that it shares no
 * thread, and uses bare sockets: Node's HTTP client needs nearly three times the processor time, which the server needs
 * too.
 */
const [url = '', connections, seconds, firstVisitor] = process.argv.slice(2)
const { host, hostname, port } = new URL(url)
const until = performance.now() + Number(seconds) * 1000
let visitor = Number(firstVisitor)
const statuses: Record<string, number> = {}
const times: number[] = []

function sendUntilOver(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, post)
    let response = ''
    let sentAt = 0

    function post() {
      sentAt = performance.now()
      socket.write(requestFrom(visitor++))
    }
    socket.setNoDelay()
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      response += text
      if (!isWhole(response)) return
      const status = response.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
      times.push(performance.now() - sentAt)
      response = ''
      if (performance.now() < until) return post()
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection.')))
  })
}

function requestFrom(visitor: number): string {
  const body = JSON.stringify(enquiryOf(visitor))
  return `POST /enquiries HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${addressOf(visitor)}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

/** Limits are counted by address, and visitors do not share one. */
function addressOf(visitor: number): string {
  return [11, visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')
}

function isWhole(response: string): boolean {
  const start = response.indexOf('\r\n\r\n') + 4
  const length = /^content-length: (\d+)\r$/im.exec(response)?.[1]
  return start > 3 && response.length - start === Number(length)
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, sendUntilOver))
const took = (performance.now() - startedAt) / 1000
times.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    statuses,
    perSecond: times.length / took,
    p99: times[Math.floor(times.length * 0.99)],
  }),
)
