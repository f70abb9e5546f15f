import { connect } from 'node:net'
import { enquiryOf } from '../tests/enquiry.ts'

/**
 * Posts enquiries, each from another visitor, and prints what came of them. A process of its own, so that it shares
 * no thread with anybody; on bare sockets, since Node’s HTTP client takes nearly three times as much of the
 * processors, and they are the server’s too.
 */
const [url = '', connections, seconds, firstVisitor] = process.argv.slice(2)
const { host, hostname, port } = new URL(url)
const until = performance.now() + Number(seconds) * 1000
let visitor = Number(firstVisitor)
const answers: Record<string, number> = {}
const waits: number[] = []

function stream(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, post)
    let answer = ''
    let sent = 0

    function post() {
      sent = performance.now()
      socket.write(requestFrom(visitor++))
    }
    socket.setNoDelay()
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      answer += text
      if (!isWhole(answer)) return
      const status = answer.slice(9, 12)
      answers[status] = (answers[status] ?? 0) + 1
      waits.push(performance.now() - sent)
      answer = ''
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

/** Limits are by address, and visitors do not share one. */
function addressOf(visitor: number): string {
  return [11, visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')
}

function isWhole(answer: string): boolean {
  const start = answer.indexOf('\r\n\r\n') + 4
  const length = /^content-length: (\d+)\r$/im.exec(answer)?.[1]
  return start > 3 && answer.length - start === Number(length)
}

const began = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, stream))
const took = (performance.now() - began) / 1000
waits.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    answers,
    perSecond: waits.length / took,
    p99: waits[Math.floor(waits.length * 0.99)],
  }),
)
