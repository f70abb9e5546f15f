import { open } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'

/*
 * Runs as a process of its own (see sweep.ts). Searches a file for texts, which come as a JSON array on standard input,
 * and prints the size of the file and whether it contains any of them.
 */

// Visitors' requests have priority.
setPriority(constants.priority.PRIORITY_LOW)

const chunk = 1024 * 1024

const [file = ''] = process.argv.slice(2)
const traces = (JSON.parse(await text(process.stdin)) as string[]).map((trace) =>
  Buffer.from(trace),
)
const overlap = Math.max(0, ...traces.map(({ length }) => length - 1))
const buffer = Buffer.alloc(chunk + overlap)
const handle = await open(file, 'r')
const { size } = await handle.stat()
let hasTraces = false
for (let at = 0; at < size && !hasTraces; at += chunk) {
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
  const piece = buffer.subarray(0, bytesRead)
  hasTraces = traces.some((trace) => piece.includes(trace))
}
await handle.close()
console.log(JSON.stringify({ size, hasTraces }))
