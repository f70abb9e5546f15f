import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linesOf, normalise } from './normalise.ts'

/** A directory that pages are written into, a file each. What has the name of an earlier one gets a number. */
export function openRecording(directory: string) {
  const names = new Map<string, number>()
  const write = (name: string, content: string | Buffer) => {
    const file = join(directory, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const fileOf = (kind: string, name: string) => {
    const plain = normalise(name)
      .replaceAll(/[^\w.]+/g, '-')
      .slice(0, 120)
    const file = `${kind}/${plain}`
    const times = (names.get(file) ?? 0) + 1
    names.set(file, times)
    return times === 1 ? file : `${file}-${times}`
  }
  return {
    /** Those that are opened in a browser as well. */
    pages: [] as { name: string; url: string; html: string }[],
    write,
    fileOf,
    writePage: (kind: string, name: string, html: string, head: readonly string[] = []) =>
      write(`${fileOf(kind, name)}.txt`, [...head, ...linesOf(html)].join('\n')),
    writeText: (kind: string, name: string, text: string) =>
      write(`${fileOf(kind, name)}.txt`, normalise(text)),
  }
}
export type Recording = ReturnType<typeof openRecording>
