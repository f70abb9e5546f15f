import { expect } from 'vitest'
import { type Running, startServer } from './server.ts'

/** What a server that is asked to stop has left for its database once it has let go of every connection. */
const leftMs = 2_000

/**
 * Asks a server to stop and expects that it ends by itself, with 0, and not by the limit that it sets itself, with 1: unless starting
 * another one meanwhile takes longer than it has left at its end. Returns how long both took.
 */
export async function expectToEnd(server: Running): Promise<{ stopMs: number; startMs: number }> {
  const starting = startServer()
  const began = performance.now()
  const code = await server.terminate()
  const stopMs = performance.now() - began
  const meanwhile = await starting
  const { startMs } = meanwhile
  await meanwhile.stop()
  if (code !== 1 || startMs < leftMs) expect(code).toBe(0)
  return { stopMs, startMs }
}
