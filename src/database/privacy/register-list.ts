import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Register, RegisterAnswer } from '#domain/privacy/dialable.ts'

/*
 * A file with the numbers of a register: a header, and each number as a keyed hash of eight bytes, in their order. Twenty-five million
 * numbers are 200 MB, in which one is found by some twenty-five reads.
 */
export const hashBytes = 8
const headerBytes = 32
const format = 'WWR1'

/** The keyed hash of a number, eight bytes. */
export type HashNumber = (number: string) => Buffer

/** The day of a list, YYYY-MM-DD, and how many numbers are on it. */
export type RegisterList = { day: string; count: number }

/** Where the lists are stored, and the key that their numbers are hashed with. */
export type RegisterFiles = { directory: string; hashNumber: HashNumber }

export function registerPath(directory: string, register: Register): string {
  return join(directory, `${register}.numbers`)
}

/** The list that is stored; undefined where there is none, it isn't whole, or its numbers were hashed with another key. */
export function getRegisterList(
  register: Register,
  files: RegisterFiles,
): RegisterList | undefined {
  return withList(register, files, (_, list) => list)
}

/** What the stored list says of a number (E.164); undefined where there is none. */
export function findInRegister(
  register: Register,
  number: string,
  files: RegisterFiles,
): RegisterAnswer | undefined {
  return withList(register, files, (file, { day, count }) => ({
    day,
    isListed: hasHash(file, count, files.hashNumber(number)),
  }))
}

function withList<Value>(
  register: Register,
  { directory, hashNumber }: RegisterFiles,
  work: (file: number, list: RegisterList) => Value,
): Value | undefined {
  const file = openIfThere(registerPath(directory, register))
  if (file === undefined) return undefined
  try {
    const list = readHeader(file, hashNumber)
    return list && work(file, list)
  } finally {
    closeSync(file)
  }
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** With what the key makes of no number: by another key every number would seem to be on no list. */
export function toHeader({ day, count }: RegisterList, hashNumber: HashNumber): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write(format + day, 'latin1')
  header.writeBigUInt64BE(BigInt(count), headerBytes - 2 * hashBytes)
  hashNumber('').copy(header, headerBytes - hashBytes)
  return header
}

function readHeader(file: number, hashNumber: HashNumber): RegisterList | undefined {
  const header = readAt(file, 0, headerBytes)
  const day = header.toString('latin1', format.length, format.length + 'YYYY-MM-DD'.length)
  const count = (fstatSync(file).size - headerBytes) / hashBytes
  if (!Number.isInteger(count) || count < 0) return undefined
  return header.equals(toHeader({ day, count }, hashNumber)) ? { day, count } : undefined
}

function hasHash(file: number, count: number, hash: Buffer): boolean {
  let [from, to] = [0, count]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const order = readAt(file, headerBytes + middle * hashBytes, hashBytes).compare(hash)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, position)
  return bytes
}
