import { expect } from 'vitest'
import type { Running } from './server.ts'

/** Asks a server to stop, and expects that it closes its database and ends itself. Its own time limit would end it with 1. */
export async function expectToEnd(server: Running): Promise<void> {
  expect(await server.terminate()).toBe(0)
  expect(server.log.filter((line) => line.includes('"event":"stopped"'))).toHaveLength(1)
}
