import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Register } from '#domain/privacy/dialable.ts'
import { hashBytes, type RegisterFiles, registerPath, toHeader } from './register-list.ts'

/** Hashes are spread over so many files by their first byte, and sorted one file at a time: 25 million take 800 kB each. */
const parts = 256
const partBytes = 2048 * hashBytes

/**
 * Stores a list in place of the one before, whole or not at all; returns how many numbers are on it. Memory doesn't grow with the list.
 * Numbers are E.164.
 */
export async function replaceRegister(
  register: Register,
  { day, numbers }: { day: string; numbers: AsyncIterable<string> },
  { directory, hashNumber }: RegisterFiles,
): Promise<number> {
  mkdirSync(directory, { recursive: true })
  const scratch = mkdtempSync(join(directory, '.new-'))
  try {
    const files = Array.from({ length: parts }, (_, part) => openPart(join(scratch, `${part}`)))
    let count = 0
    for await (const number of numbers) {
      const hash = hashNumber(number)
      files[hash[0] ?? 0]?.append(hash)
      count += 1
    }
    const sorted = join(scratch, 'sorted')
    const file = openSync(sorted, 'w')
    writeSync(file, toHeader({ day, count }, hashNumber))
    for (const part of files) writeSync(file, sortHashes(part.close()))
    fsyncSync(file)
    closeSync(file)
    renameSync(sorted, registerPath(directory, register))
    return count
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

function openPart(path: string) {
  const file = openSync(path, 'w')
  const waiting = Buffer.alloc(partBytes)
  let used = 0
  const flush = () => {
    writeSync(file, waiting, 0, used)
    used = 0
  }
  return {
    append(hash: Buffer): void {
      used += hash.copy(waiting, used)
      if (used === partBytes) flush()
    },
    close(): Buffer {
      flush()
      closeSync(file)
      const hashes = readFileSync(path)
      rmSync(path)
      return hashes
    },
  }
}

/** In the order of their bytes. */
function sortHashes(hashes: Buffer): Buffer {
  const bytes = Buffer.from(new ArrayBuffer(hashes.length))
  hashes.copy(bytes)
  // Numbers are compared with their first byte last.
  bytes.swap64()
  new BigUint64Array(bytes.buffer).sort()
  return bytes.swap64()
}
