import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Listening, listenTcp } from './servers.ts'

/** What a bad line does to what it carries: pass it on, pass it on late, drop its end, break off, or swallow it. */
export const faults = ['delays', 'truncates', 'resets', 'swallows'] as const
type Fault = (typeof faults)[number]

export type Proxy = Listening & {
  /** From now on, on open connections too; without a fault all is well again. */
  behave(fault?: Fault): void
  /** How often it did harm. */
  harmed(): number
}

/** A line to a port of this machine. */
export async function openProxy(port: number): Promise<Proxy> {
  let fault: Fault | undefined
  let harmed = 0
  // Connections that lost something never work again.
  const broken = new Set<Socket>()

  const carry = (from: Socket, to: Socket) => {
    let carried = Promise.resolve()
    from.on('data', (chunk: Buffer) => {
      if (broken.has(from)) return
      if (!fault) carried = carried.then(() => void to.write(chunk))
      else if (fault === 'delays') {
        harmed += 1
        carried = carried.then(() => wait(Math.random() * 200)).then(() => void to.write(chunk))
      } else if (Math.random() < 0.3) {
        harmed += 1
        for (const one of [from, to]) broken.add(one)
        if (fault === 'truncates') {
          to.end(chunk.subarray(0, chunk.length / 2))
          from.end()
        }
        if (fault === 'resets') for (const one of [from, to]) one.resetAndDestroy()
      } else carried = carried.then(() => void to.write(chunk))
    })
    from.on('end', () => void carried.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
  const listening = await listenTcp((client) => {
    const server = connect(port, '127.0.0.1')
    carry(client, server)
    carry(server, client)
  })
  return {
    ...listening,
    behave: (next) => {
      fault = next
    },
    harmed: () => harmed,
  }
}
