import fc from 'fast-check'
import type { Ending } from '../exchange.ts'
import type { OddRequest } from './requests.ts'

/** A request as the bytes on a connection. */
export type Written = {
  request: OddRequest
  framing: string
  /** Sent one after the other, each in a packet of its own. */
  pieces: Buffer[]
  ending: Ending
}

type Framing = (request: OddRequest) => Pick<Written, 'pieces'> & { ending?: Ending }

const bytes = (text: string) => Buffer.from(text, 'latin1')

function head({ method, target, headers }: OddRequest, more: string[] = []): string {
  const lines = [...headers.map(([name, value]) => `${name}: ${value}`), ...more]
  return `${method} ${Buffer.from(target).toString('latin1')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n`
}

const close = 'connection: close'
const lengthOf = ({ body }: OddRequest) => (body ? [`content-length: ${body.length}`] : [])
const bodyOf = ({ body }: OddRequest) => body ?? Buffer.alloc(0)

const whole: Framing = (request) => ({
  pieces: [
    Buffer.concat([bytes(`${head(request, [close, ...lengthOf(request)])}\r\n`), bodyOf(request)]),
  ],
})

function chunks(body: Buffer, extension = ''): Buffer {
  const size = Math.max(1, Math.ceil(body.length / 3))
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size)
    parts.push(bytes(`${part.length.toString(16)}${extension}\r\n`), part, bytes('\r\n'))
  }
  return Buffer.concat(parts)
}

/** Ways that HTTP allows. Each must be answered. */
const sound: Record<string, Framing> = {
  whole,
  chunked: (request) => ({
    pieces: [
      Buffer.concat([
        bytes(`${head(request, [close, 'transfer-encoding: chunked'])}\r\n`),
        chunks(bodyOf(request), ';a="b"'),
        bytes('0\r\ntrailer: value\r\n\r\n'),
      ]),
    ],
  }),
  'in pieces': (request) => {
    const all = whole(request).pieces[0] ?? Buffer.alloc(0)
    const cuts = [1, 20, Math.floor(all.length / 2), all.length - 1]
    return {
      pieces: cuts
        .map((cut, index) => all.subarray(cuts[index - 1] ?? 0, cut))
        .concat(all.subarray(all.length - 1)),
    }
  },
  'two at once': (request) => ({
    pieces: [
      Buffer.concat([
        bytes(`${head(request, lengthOf(request))}\r\n`),
        bodyOf(request),
        bytes('GET /healthz HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n'),
      ]),
    ],
  }),
  'half-closed after': (request) => ({ ...whole(request), ending: 'half-closes' }),
}

/** Ways that it does not, and connections that are lost. */
const broken: Record<string, Framing> = {
  'HTTP/1.0': (request) => ({
    pieces: [
      Buffer.concat([
        bytes(`${head(request, lengthOf(request)).replace('HTTP/1.1', 'HTTP/1.0')}\r\n`),
        bodyOf(request),
      ]),
    ],
  }),
  'HTTP/0.9': ({ method, target }) => ({
    pieces: [bytes(`${method} ${target}\r\n`)],
    ending: 'half-closes',
  }),
  'HTTP/2 preface': () => ({ pieces: [bytes('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')] }),
  'HTTP/9.9': (request) => ({
    pieces: [bytes(`${head(request, [close]).replace('HTTP/1.1', 'HTTP/9.9')}\r\n`)],
  }),
  TLS: () => ({
    pieces: [Buffer.from('16030100c8010000c40303aabbccdd', 'hex')],
    ending: 'half-closes',
  }),
  'small method': (request) => ({
    pieces: [bytes(`${head({ ...request, method: 'get' }, [close])}\r\n`)],
  }),
  'unknown method': (request) => ({
    pieces: [bytes(`${head({ ...request, method: 'BREW' }, [close])}\r\n`)],
  }),
  connect: (request) => ({
    pieces: [
      bytes(`${head({ ...request, method: 'CONNECT', target: 'localhost:1' }, [close])}\r\n`),
    ],
  }),
  'no host': (request) => ({
    pieces: [
      bytes(
        `${head({ ...request, headers: request.headers.filter(([name]) => name !== 'host') }, [close, ...lengthOf(request)])}\r\n`,
      ),
      bodyOf(request),
    ],
  }),
  'two hosts': (request) => ({
    pieces: [
      bytes(`${head(request, ['host: evil.example', close, ...lengthOf(request)])}\r\n`),
      bodyOf(request),
    ],
  }),
  'bare line feeds': (request) => ({
    pieces: [bytes(`${head(request, [close])}\r\n`.replaceAll('\r\n', '\n'))],
  }),
  'folded header': (request) => ({
    pieces: [bytes(`${head(request, ['x-a: b\r\n c', close])}\r\n`)],
  }),
  'space before the colon': (request) => ({
    pieces: [bytes(`${head(request, ['x-a : b', close])}\r\n`)],
  }),
  'NUL in a header': (request) => ({ pieces: [bytes(`${head(request, ['x-a: \0', close])}\r\n`)] }),
  'header of 40 kB': (request) => ({
    pieces: [bytes(`${head(request, [`x-a: ${'a'.repeat(40_000)}`, close])}\r\n`)],
  }),
  '3,000 headers': (request) => ({
    pieces: [
      bytes(
        `${head(request, [...Array.from({ length: 3000 }, (_, index) => `x${index}: 1`), close])}\r\n`,
      ),
    ],
  }),
  'two lengths': (request) => ({
    pieces: [bytes(`${head(request, ['content-length: 1', 'content-length: 2', close])}\r\nab`)],
  }),
  'negative length': (request) => ({
    pieces: [bytes(`${head(request, ['content-length: -1', close])}\r\n`)],
  }),
  'huge length': (request) => ({
    pieces: [bytes(`${head(request, ['content-length: 99999999999999999999', close])}\r\n`)],
    ending: 'half-closes',
  }),
  'a gigabyte announced': (request) => ({
    pieces: [bytes(`${head(request, ['content-length: 1073741824', close])}\r\nab`)],
    ending: 'half-closes',
  }),
  'length and chunks': (request) => ({
    pieces: [
      bytes(
        `${head(request, ['content-length: 4', 'transfer-encoding: chunked', close])}\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
      ),
    ],
  }),
  'length too small': (request) => ({
    pieces: [
      bytes(`${head(request, [`content-length: ${Math.floor(bodyOf(request).length / 2)}`])}\r\n`),
      bodyOf(request),
    ],
    ending: 'half-closes',
  }),
  'length too large': (request) => ({
    pieces: [
      bytes(`${head(request, [`content-length: ${bodyOf(request).length + 9}`])}\r\n`),
      bodyOf(request),
    ],
    ending: 'half-closes',
  }),
  'unknown transfer encoding': (request) => ({
    pieces: [bytes(`${head(request, ['transfer-encoding: gzip, identity', close])}\r\nab`)],
    ending: 'half-closes',
  }),
  'bad chunk size': (request) => ({
    pieces: [
      bytes(`${head(request, ['transfer-encoding: chunked', close])}\r\nxyz\r\nab\r\n0\r\n\r\n`),
    ],
  }),
  'huge chunk': (request) => ({
    pieces: [
      bytes(`${head(request, ['transfer-encoding: chunked', close])}\r\nfffffffffffffffff\r\nab`),
    ],
    ending: 'half-closes',
  }),
  'chunk cut off': (request) => ({
    pieces: [bytes(`${head(request, ['transfer-encoding: chunked', close])}\r\nff\r\nab`)],
    ending: 'half-closes',
  }),
  'chunk extension of 40 kB': (request) => ({
    pieces: [
      bytes(
        `${head(request, ['transfer-encoding: chunked', close])}\r\n1;${'a'.repeat(40_000)}\r\na\r\n0\r\n\r\n`,
      ),
    ],
  }),
  'endless trailers': (request) => ({
    pieces: [
      bytes(
        `${head(request, ['transfer-encoding: chunked', close])}\r\n0\r\n${'a: b\r\n'.repeat(5000)}\r\n`,
      ),
    ],
  }),
  'head cut off': (request) => ({
    pieces: [bytes(head(request).slice(0, -9))],
    ending: 'half-closes',
  }),
  'reset while sending': (request) => ({
    pieces: [
      bytes(`${head(request, [`content-length: ${bodyOf(request).length + 400}`])}\r\n`),
      bodyOf(request),
    ],
    ending: 'resets',
  }),
  'reset after': (request) => ({ ...whole(request), ending: 'resets' }),
  nothing: () => ({ pieces: [], ending: 'half-closes' }),
  'bytes of no protocol': () => ({
    pieces: [Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 73) % 256))],
  }),
}

/** Clients that neither go on nor leave: the server's own limits end them. */
const hanging: Record<string, Framing> = {
  'hangs in the head': (request) => ({
    pieces: [bytes(head(request).slice(0, -9))],
    ending: 'hangs',
  }),
  'hangs in the body': (request) => ({
    pieces: [
      bytes(`${head(request, [`content-length: ${bodyOf(request).length + 9}`])}\r\n`),
      bodyOf(request),
    ],
    ending: 'hangs',
  }),
  'hangs in a chunk': (request) => ({
    pieces: [bytes(`${head(request, ['transfer-encoding: chunked'])}\r\nff\r\nab`)],
    ending: 'hangs',
  }),
}

/** Writes a request in any of these ways. */
export function written(
  request: fc.Arbitrary<OddRequest>,
  { hang }: { hang: boolean },
): fc.Arbitrary<Written> {
  const choices = (framings: Record<string, Framing>) =>
    fc.constantFrom(...Object.entries(framings))
  const framing = fc.oneof(
    { arbitrary: fc.constant<[string, Framing]>(['whole', whole]), weight: 800 },
    { arbitrary: choices(sound), weight: 100 },
    { arbitrary: choices(broken), weight: 97 },
    { arbitrary: hang ? choices(hanging) : choices(sound), weight: 3 },
  )
  return fc.tuple(request, framing).map(([request, [name, frame]]) => ({
    request,
    framing: name,
    ending: 'waits',
    ...frame(request),
  }))
}

/** Whether HTTP allows the request to be written so, and an answer is required. */
export function isSound(framing: string): boolean {
  return framing in sound
}
