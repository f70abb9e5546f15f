import { readFileSync } from 'node:fs'

/*
 * Loaded into a server before everything else: its clock runs CLOCK_MOVED_MS ahead, so that a test can call people
 * whatever the hour is at which it runs. Where CLOCK_FILE names a file, it runs as far ahead as the file says, and jumps
 * when that changes.
 */
const { CLOCK_MOVED_MS = '0', CLOCK_FILE } = process.env
let moved = Number(CLOCK_MOVED_MS)
const readClock = (file: string) => {
  const text = readFileSync(file, 'utf8')
  // Writing it empties it first.
  if (text) moved = Number(text)
}
if (CLOCK_FILE) {
  readClock(CLOCK_FILE)
  setInterval(readClock, 20, CLOCK_FILE).unref()
}
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [RealDate.now() + moved] : values, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + moved : Reflect.get(target, name, receiver),
})
